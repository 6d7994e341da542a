import { createHash, randomBytes } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { Door, Invitation, joinSchema, Setup } from '@/protocol/people';
import { refused } from '../problems';
import { explain } from './explain';
import { type LibraryOptions, openLibrary } from './library';
import type { StoredUser, Team } from './membership';

/** Whose request it is, from the session cookie. */
export type SignedIn = {
  sessionId: string;
  memberId: string;
  role: string;
  team: Team;
  user: { id: string; name: string; email: string; hasTwoFactor: boolean };
};

/** The values of the Set-Cookie headers that sign a person in. */
type Cookies = string[];

const SETUP_LINK_LIFE = 24 * 60 * 60 * 1000;
const NO_INVITATION =
  'This invitation was used or withdrawn, or it is older than 7 days. Ask an administrator for a new one.';

/** The accounts of the people. Every call throws `Refused` with a sentence if it is refused. */
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

export async function openAccounts(options: LibraryOptions) {
  const { library, membership } = await openLibrary(options);
  const { adapter, internalAdapter } = await library.$context;

  /** While nobody is a member. An account without a member is what a crash left of a setup. */
  async function isNew(): Promise<boolean> {
    return (await adapter.count({ model: 'member' })) === 0;
  }

  async function signUp(name: string, email: string, password: string): Promise<Cookies> {
    const request = { body: { name, email, password }, returnHeaders: true } as const;
    const { headers } = await library.api.signUpEmail(request).catch(explain);
    return headers.getSetCookie();
  }

  async function findInvitation(id: string) {
    const [invitation] = await membership.openInvitations({ id });
    if (!invitation) throw refused('not-found', NO_INVITATION);
    return invitation;
  }

  return {
    library,
    membership,

    door: async (): Promise<Door> => ({
      isNew: await isNew(),
      ...(options.provider && { oidc: options.provider.name }),
    }),

    /** The token of a link that creates the first account, once. It holds for a day; only its hash is stored. */
    async createSetupToken(): Promise<string | undefined> {
      if (!(await isNew())) return undefined;
      const token = createToken();
      const expiresAt = new Date(Date.now() + SETUP_LINK_LIFE);
      await internalAdapter.createVerificationValue({
        identifier: identifierOf('setup', token),
        value: 'setup',
        expiresAt,
      });
      return token;
    },

    /** Creates the team and its first administrator. */
    async setUp({ token, team, name, email, password }: Setup): Promise<Cookies> {
      const isOpen = (await isNew()) && (await internalAdapter.consumeVerificationValue(identifierOf('setup', token)));
      if (!isOpen) {
        throw refused(
          'not-found',
          'This link was used, or it is older than a day. While nobody has an account, each start of the server prints a new one.',
        );
      }
      for (const model of ['user', 'organization']) {
        await adapter.deleteMany({ model, where: [{ field: 'id', operator: 'ne', value: '' }] });
      }
      const data = { name: team, slug: 'team', createdAt: new Date() };
      await adapter.create({ model: 'organization', data });
      membership.forgetTeam();
      return signUp(name, email, password);
    },

    async invitation(id: string): Promise<Invitation> {
      const { email, role, inviterId } = await findInvitation(id);
      const inviter = await internalAdapter.findUserById(inviterId);
      const team = await membership.team();
      return { id, email, role, team: team?.name ?? '', invitedBy: inviter?.name ?? '' };
    },

    /** Creates the account of an invited person, who then is a member. */
    async join({ invitation, name, password }: InferOutput<typeof joinSchema>): Promise<Cookies> {
      const { email } = await findInvitation(invitation);
      const known = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
      if (known && known.accounts.length > 0) {
        throw refused('taken', `There is an account for ${email} already. Sign in with it: you then join the team.`);
      }
      // A crash left an account without a password.
      if (known) await internalAdapter.deleteUser(known.user.id);
      return signUp(name, email, password);
    },

    /** Changes the name of the signed-in person. */
    async rename(headers: Headers, name: string): Promise<Cookies> {
      const request = { body: { name }, headers, returnHeaders: true } as const;
      return (await library.api.updateUser(request).catch(explain)).headers.getSetCookie();
    },

    /** Who is signed in. `cookies` prolong the session, if it is time. */
    async find(headers: Headers, isProlonged = false): Promise<{ person?: SignedIn; cookies: Cookies }> {
      const query = isProlonged ? {} : { disableRefresh: true };
      const answer = await library.api.getSession({ headers, query, returnHeaders: true }).catch((error: unknown) => {
        // The library hides that the database is away.
        if (!(error instanceof Error) || error.message !== 'Failed to get session') throw error;
        throw refused('unavailable', 'The database does not answer at the moment. Nothing is stored; try again.');
      });
      const cookies = answer.headers.getSetCookie();
      if (!answer.response) return { cookies };
      const { session, user } = answer.response;
      const [team, member] = await Promise.all([membership.team(), membership.member(user.id)]);
      if (!team || !member) return { cookies };
      const { id, name, email, twoFactorEnabled }: StoredUser = user;
      return {
        cookies,
        person: {
          sessionId: session.id,
          memberId: member.id,
          role: member.role,
          team,
          user: { id, name, email, hasTwoFactor: twoFactorEnabled === true },
        },
      };
    },
  };
}

/** The secret of a link. */
export const createToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of the secret of a link. */
export function identifierOf(kind: 'setup' | 'reset', token: string): string {
  return `${kind}:${createHash('sha256').update(token).digest('hex')}`;
}
