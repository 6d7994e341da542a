import type { Reset } from '@/protocol/people';
import { refused } from '../problems';
import { createToken, identifierOf, type Accounts } from './accounts';

const LINK_LIFE = 24 * 60 * 60 * 1000;
const NO_RESET =
  'This link was used, a newer one replaced it, or it is older than a day. Ask an administrator for a new one.';

const valueOf = (userId: string) => `reset:${userId}`;

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/**
 * Links with which people of the team choose a new password. An administrator creates them, because the server sends no
 * e-mail. Only the hashes of their tokens are stored. Every call throws `Refused` if it is refused.
 */
export function createPasswordResets({ library, membership }: Pick<Accounts, 'library' | 'membership'>) {
  const opened = library.$context;

  async function forget(userId: string): Promise<void> {
    const { adapter } = await opened;
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: valueOf(userId) }] });
  }

  /** The person of a stored link, who may have left the team since. */
  async function personOf(stored: { value: string; expiresAt: Date } | null | undefined) {
    const userId = stored?.value.slice(valueOf('').length) ?? '';
    const { internalAdapter } = await opened;
    const isOpen = stored && stored.expiresAt.getTime() > Date.now() && (await membership.member(userId));
    const user = isOpen ? await internalAdapter.findUserById(userId) : undefined;
    if (!user) throw refused('not-found', NO_RESET);
    return user;
  }

  return {
    /** The token of a link for this person, once, for a day. Earlier links of the person end. */
    async create(userId: string): Promise<string> {
      const { internalAdapter } = await opened;
      const token = createToken();
      const expiresAt = new Date(Date.now() + LINK_LIFE);
      await forget(userId);
      await internalAdapter.createVerificationValue({
        identifier: identifierOf('reset', token),
        value: valueOf(userId),
        expiresAt,
      });
      return token;
    },

    async find(token: string): Promise<Reset> {
      const { internalAdapter } = await opened;
      const { name, email } = await personOf(await internalAdapter.findVerificationValue(identifierOf('reset', token)));
      return { name, email };
    },

    /** Stores the new password. All sessions of the person end; two-factor sign-in stays on. */
    async use(token: string, password: string): Promise<void> {
      const { internalAdapter, password: hashes } = await opened;
      const { id } = await personOf(await internalAdapter.consumeVerificationValue(identifierOf('reset', token)));
      const hash = await hashes.hash(password);
      const accounts = await internalAdapter.findAccounts(id);
      if (accounts.some(({ providerId }) => providerId === 'credential'))
        await internalAdapter.updatePassword(id, hash);
      else await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
      await forget(id);
      await internalAdapter.deleteUserSessions(id);
    },
  };
}
