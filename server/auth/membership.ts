import { APIError } from 'better-auth/api';
import type { DBAdapter, GenericEndpointContext, User } from 'better-auth';

export type Team = { id: string; name: string };
export type StoredUser = { id: string; name: string; email: string; twoFactorEnabled?: boolean | null };
export type StoredMember = { id: string; userId: string; role: string };
export type StoredInvitation = {
  id: string;
  email: string;
  role: string;
  inviterId: string;
  status: string;
  expiresAt: Date;
};

type Adapter = Pick<DBAdapter, 'findOne' | 'findMany' | 'create' | 'updateMany' | 'count'>;
export type Membership = ReturnType<typeof createMembership>;

const where = (field: string, value: string) => ({ field, value });

/**
 * Decides who may have an account and who may sign in. There is one team on a server. A person who signs in is a member
 * already, or has an open invitation, which is then used up. The first of all becomes its administrator.
 */
export function createMembership(open: () => Promise<Adapter>) {
  let known: Team | undefined;

  /** The team of this server. There is none before the setup. */
  async function team(): Promise<Team | undefined> {
    if (known) return known;
    const found = await (await open()).findOne<Team>({ model: 'organization', where: [where('slug', 'team')] });
    // The library has further fields of its plugin.
    if (found) known = { id: found.id, name: found.name };
    return known;
  }

  async function member(userId: string): Promise<StoredMember | undefined> {
    const found = await (await open()).findOne<StoredMember>({ model: 'member', where: [where('userId', userId)] });
    return found ?? undefined;
  }

  /** Neither used nor withdrawn. */
  async function pendingInvitations(filter: { id: string } | { email: string } | object): Promise<StoredInvitation[]> {
    const conditions = Object.entries(filter).map(([field, value]) => where(field, String(value)));
    return (await open()).findMany({ model: 'invitation', where: [...conditions, where('status', 'pending')] });
  }

  /** Neither used nor withdrawn nor older than a week. */
  async function openInvitations(filter: { id: string } | { email: string }): Promise<StoredInvitation[]> {
    return (await pendingInvitations(filter)).filter((invitation) => !isExpired(invitation));
  }

  /** Before an account is created. The setup and `join` check themselves; a provider sends anybody whom it knows. */
  async function admit(user: User, context: GenericEndpointContext | null) {
    if (context?.path === '/sign-up/email') return { data: { ...user, emailVerified: true } };
    if (!user.emailVerified) {
      throw forbidden('email_not_verified', 'Your provider did not confirm your e-mail address.');
    }
    if ((await openInvitations({ email: user.email.toLowerCase() })).length === 0) throw notMember();
    return { data: { ...user, name: user.name.trim() || user.email } };
  }

  /** Before a session is created. It also completes what a crash cut off between an account and its membership. */
  async function ensure(userId: string): Promise<void> {
    const adapter = await open();
    const found = await team();
    if (!found) throw notMember();
    if (await member(userId)) return;
    let role = 'administrator';
    if ((await adapter.count({ model: 'member' })) > 0) {
      const user = await adapter.findOne<StoredUser>({ model: 'user', where: [where('id', userId)] });
      const [invitation] = user ? await openInvitations({ email: user.email }) : [];
      if (!invitation) throw notMember();
      const isPending = [where('id', invitation.id), where('status', 'pending')];
      const update = { status: 'accepted' };
      // Of two sign-ins at the same instant, one uses the invitation.
      if ((await adapter.updateMany({ model: 'invitation', where: isPending, update })) === 0) throw notMember();
      ({ role } = invitation);
    }
    const data = { organizationId: found.id, userId, role, createdAt: new Date() };
    await adapter.create({ model: 'member', data });
  }

  /** After the setup. */
  function forgetTeam(): void {
    known = undefined;
  }

  return { team, member, pendingInvitations, openInvitations, admit, ensure, forgetTeam };
}

export const isExpired = ({ expiresAt }: StoredInvitation) => expiresAt.getTime() <= Date.now();

const forbidden = (code: string, message: string) => new APIError('FORBIDDEN', { code, message });

const notMember = () =>
  forbidden('not_a_member', 'You are not a member of this team. Ask an administrator for an invitation.');
