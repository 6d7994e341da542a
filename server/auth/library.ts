import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { genericOAuth, organization, twoFactor } from 'better-auth/plugins';
import { memberAc, ownerAc } from 'better-auth/plugins/organization/access';
import { ADMINISTRATOR } from '@/domain/permissions/roles';
import type { Provider } from '../settings';
import { createMembership, type Membership } from './membership';
import type { AccountStorage } from './storage';

/** The server writes the address of the client here. Clients cannot, because it replaces what they send. */
export const ADDRESS_HEADER = 'x-splitpay-address';
export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;
const DAY = 24 * 60 * 60;

export type LibraryOptions = {
  storage: AccountStorage;
  secret: string;
  /** Where people open the console. The provider sends them back to it. */
  baseUrl: string;
  isSecure: boolean;
  provider: Provider | undefined;
  /** Tests sign in more often than people. */
  isLimited: boolean;
  originOf: (headers: Headers) => string;
  /** A session ended: by signing out, by an administrator, or by a new password. */
  onSessionEnd: (sessionId: string) => void;
  onError: (message: string) => void;
};

/**
 * The library for accounts, sessions, invitations, two-factor sign-in and OpenID Connect. Its tables are created or
 * extended first. It uses no transactions: an account that was cut off in the middle is repaired by the next sign-in.
 */
export async function openLibrary(options: LibraryOptions) {
  // The hooks run after the library is created.
  const membership: Membership = createMembership(async () => (await library.$context).adapter);
  const configuration = {
    appName: 'SplitPay console',
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: { dialect: options.storage.dialect, type: 'postgres', transaction: false },
    trustedOrigins: (request) => (request ? [options.originOf(request.headers)] : []),
    emailAndPassword: { enabled: true, minPasswordLength: SHORTEST_PASSWORD, maxPasswordLength: LONGEST_PASSWORD },
    // Accounts come from the setup and from invitations, which call the library without HTTP.
    // A person changes the own name by a request that limits its length.
    disabledPaths: ['/sign-up/email', '/update-user'],
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    account: { encryptOAuthTokens: true },
    rateLimit: {
      enabled: options.isLimited,
      storage: 'memory',
      customRules: { '/sign-in/email': { window: 60, max: 10 }, '/two-factor/*': { window: 60, max: 10 } },
    },
    advanced: {
      cookiePrefix: 'splitpay',
      useSecureCookies: options.isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      organization({
        roles: { [ADMINISTRATOR]: ownerAc, finance: memberAc, operator: memberAc, viewer: memberAc },
        creatorRole: ADMINISTRATOR,
        allowUserToCreateOrganization: false,
        membershipLimit: 1_000,
        invitationLimit: 1_000,
        invitationExpiresIn: 7 * DAY,
        cancelPendingInvitationsOnReInvite: true,
      }),
      twoFactor({ issuer: 'SplitPay console' }),
      genericOAuth({ config: options.provider ? [providerConfig(options.provider)] : [] }),
    ],
    databaseHooks: {
      user: { create: { before: membership.admit } },
      session: {
        create: {
          before: async ({ userId }) => {
            await membership.ensure(userId);
          },
        },
        delete: {
          after: ({ id }) => {
            options.onSessionEnd(id);
            return Promise.resolve();
          },
        },
      },
    },
    // The provider sends people back to it if something fails; the page says what.
    onAPIError: { errorURL: '/' },
    // Its other messages have e-mail addresses.
    logger: { level: 'error', log: (_level, message) => options.onError(message) },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
  const library = betterAuth(configuration);
  await options.storage.alone(async () => (await getMigrations(configuration)).runMigrations());
  return { library, membership };
}

function providerConfig({ issuer, clientId, clientSecret, name }: Provider) {
  return {
    providerId: 'oidc',
    name,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    requireIdTokenVerification: true,
  };
}
