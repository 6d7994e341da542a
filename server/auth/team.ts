import type { InferOutput } from 'valibot';
import type { TeamRoster } from '@/domain/permissions/permit';
import { ADMINISTRATOR, findRole, isBuiltIn } from '@/domain/permissions/roles';
import type { inviteSchema, Members } from '@/protocol/people';
import { refused } from '../problems';
import type { Accounts, SignedIn } from './accounts';
import { explain } from './explain';
import type { TeamRoles } from './roles';
import { isExpired, type StoredMember, type StoredUser } from './membership';

const LAST_ADMINISTRATOR = 'The team needs an administrator. Make somebody else one first.';

export type TeamMembers = ReturnType<typeof createTeamMembers>;

/**
 * The people of the team and its invitations. `headers` are those of the administrator's request: the library checks
 * again whether the person may do this. Every call throws `Refused` if the library or the team refuses.
 */
export function createTeamMembers({ library, membership }: Accounts, roles: TeamRoles) {
  const context = library.$context;

  async function administrators(): Promise<StoredMember[]> {
    const { adapter } = await context;
    return adapter.findMany({ model: 'member', where: [{ field: 'role', value: ADMINISTRATOR }] });
  }

  /** Throws if the person is the only administrator. */
  async function keepAdministrator(memberId: string): Promise<void> {
    const all = await administrators();
    if (all.length === 1 && all[0]?.id === memberId) throw refused('forbidden', LAST_ADMINISTRATOR);
  }

  async function findMember(id: string): Promise<StoredMember> {
    const { adapter } = await context;
    const member = await adapter.findOne<StoredMember>({ model: 'member', where: [{ field: 'id', value: id }] });
    if (!member) throw refused('not-found', 'This person is not a member of the team any more.');
    return member;
  }

  async function update(model: 'member' | 'invitation', id: string, role: string): Promise<void> {
    const { adapter } = await context;
    await adapter.update({ model, where: [{ field: 'id', value: id }], update: { role } });
  }

  /** By their names, because the order of the database changes with every change of a row. */
  async function namedMembers(): Promise<Members['members']> {
    const { adapter } = await context;
    const members = await adapter.findMany<StoredMember>({ model: 'member' });
    const users = await adapter.findMany<StoredUser>({ model: 'user' });
    const byId = new Map(users.map((user) => [user.id, user]));
    return members
      .map(({ id, userId, role }) => {
        const { name = '', email = '', twoFactorEnabled } = byId.get(userId) ?? {};
        return { id, userId, name, email, role, ...(twoFactorEnabled === true && { hasTwoFactor: true }) };
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  return {
    /** The roles of the team, and its members with their acts, by their names. */
    async roster(team: string): Promise<TeamRoster> {
      const [all, people] = [await roles.all(team), await namedMembers()];
      return {
        roles: all,
        people: people.map(({ userId: id, name, role }) => ({ id, name, role, acts: findRole(all, role).acts })),
      };
    },

    /**
     * `linkOf` makes the link of an invitation from its id. Expired invitations are listed until they are withdrawn, or the
     * person is invited again or joins.
     */
    async list(linkOf: (id: string) => string): Promise<Members> {
      const [members, pending] = [await namedMembers(), await membership.pendingInvitations({})];
      const settled = new Set(
        [...members, ...pending.filter((invitation) => !isExpired(invitation))].map(({ email }) => email),
      );
      const shown = pending.filter((invitation) => !isExpired(invitation) || !settled.has(invitation.email));
      return {
        members,
        invitations: shown.map((invitation) => ({
          id: invitation.id,
          email: invitation.email,
          role: invitation.role,
          link: linkOf(invitation.id),
          expiresAt: invitation.expiresAt.toISOString(),
          isExpired: isExpired(invitation),
        })),
      };
    },

    /** Returns the id of the invitation. An earlier open invitation of this address ends. */
    async invite({ team }: SignedIn, headers: Headers, invite: InferOutput<typeof inviteSchema>): Promise<string> {
      const { email, role } = invite;
      await roles.check(team.id, role);
      // The library knows the built-in roles only. An invitation that is cut off here is one for reading.
      const body = { email, role: isBuiltIn(role) ? role : 'viewer', organizationId: team.id };
      const { id } = await library.api.createInvitation({ headers, body }).catch(explain);
      if (!isBuiltIn(role)) await update('invitation', id, role);
      return id;
    },

    async withdraw(headers: Headers, invitationId: string): Promise<void> {
      if ((await membership.pendingInvitations({ id: invitationId })).length === 0) {
        throw refused('not-found', 'This invitation was used or withdrawn already.');
      }
      await library.api.cancelInvitation({ headers, body: { invitationId } }).catch(explain);
    },

    /** It counts from the person's next request on. The library knows the built-in roles only, so it is not asked. */
    async changeRole({ team }: SignedIn, memberId: string, role: string): Promise<void> {
      await findMember(memberId);
      await roles.check(team.id, role);
      if (role !== ADMINISTRATOR) await keepAdministrator(memberId);
      await update('member', memberId, role);
    },

    /** The person of a member. */
    userOf: async (memberId: string): Promise<string> => (await findMember(memberId)).userId,

    /** For a person who has lost the authenticator app and the backup codes. The person's sessions end. */
    async turnOffTwoFactor(memberId: string): Promise<void> {
      const { userId } = await findMember(memberId);
      const { adapter, internalAdapter } = await context;
      await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
      await internalAdapter.deleteUserSessions(userId);
    },

    /** The person's sessions end. What the person recorded keeps the name. */
    async remove({ team }: SignedIn, headers: Headers, memberId: string): Promise<void> {
      const { userId } = await findMember(memberId);
      await keepAdministrator(memberId);
      const { internalAdapter } = await context;
      const body = { memberIdOrEmail: memberId, organizationId: team.id };
      await library.api.removeMember({ headers, body }).catch(explain);
      await internalAdapter.deleteUserSessions(userId);
    },
  };
}
