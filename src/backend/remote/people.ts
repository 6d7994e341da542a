import * as v from 'valibot';
import { WrongPassword, type Arrival, type DoorPort, type TeamPort } from '@/backend/team';
import { isSame, parseJson } from '@/lib/objects';
import {
  doorSchema,
  inviteAnswerSchema,
  invitationSchema,
  meSchema,
  membersSchema,
  resetSchema,
  type Me,
} from '@/protocol/people';
import { ask, followLine, followSignOut, isLineCut, LineCut, send, ServerProblem } from './http';
import { followTeamNews } from './teamNews';

const KEY = 'splitpay:team:me';
const ENDED_KEY = 'splitpay:team:ended';

/** The sign-in screen says why it appears: the page had a person, and the server does not know the session any more. */
function noteEnd(): void {
  try {
    sessionStorage.setItem(ENDED_KEY, 'true');
  } catch {
    // Without storage, the screen has no reason.
  }
}

/** Whether the page was left because its session had ended. The next call answers false. */
export function takeEnd(): boolean {
  try {
    const hasEnded = sessionStorage.getItem(ENDED_KEY) !== null;
    sessionStorage.removeItem(ENDED_KEY);
    return hasEnded;
  } catch {
    return false;
  }
}

/** Who is signed in. The answer stays in the browser, so that reading goes on while the line is cut. */
export async function findPerson(): Promise<Arrival> {
  try {
    const { me, ...door } = await ask(doorSchema, 'GET', '/api/door');
    remember(me);
    return { me, door };
  } catch (error) {
    if (!(error instanceof LineCut)) throw error;
    const me = v.safeParse(meSchema, parseJson(remembered() ?? ''));
    return me.success ? { me: me.output } : 'unreachable';
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(me: Me | undefined): void {
  try {
    if (me) localStorage.setItem(KEY, JSON.stringify(me));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, reading ends with the line.
  }
}

/** Calls back when somebody signs in in another tab of this browser. */
export function followSignIn(onSignedIn: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onSignedIn();
  });
}

const signedInSchema = v.looseObject({ twoFactorRedirect: v.optional(v.boolean()) });
const providerSchema = v.looseObject({ url: v.string() });
const startedSchema = v.looseObject({ totpURI: v.string(), backupCodes: v.array(v.string()) });
const post = (path: string, json: object) => send('POST', path, { json });

export const door: DoorPort = {
  async signIn(email, password) {
    const answer = await ask(signedInSchema, 'POST', '/api/auth/sign-in/email', { email, password });
    return answer.twoFactorRedirect ? 'code' : 'signed in';
  },
  async confirmCode(code) {
    const isBackupCode = /\D/.test(code);
    await post(`/api/auth/two-factor/${isBackupCode ? 'verify-backup-code' : 'verify-totp'}`, { code });
  },
  async signInByProvider() {
    const request = { provider: 'oidc', callbackURL: '/', errorCallbackURL: '/' };
    const { url } = await ask(providerSchema, 'POST', '/api/auth/sign-in/social', request);
    window.location.assign(url);
  },
  async setUp(setup) {
    await post('/api/setup', setup);
  },
  invitation: (id) => ask(invitationSchema, 'GET', `/api/invitations/${encodeURIComponent(id)}`),
  async join(join) {
    await post('/api/join', join);
  },
  reset: (token) => ask(resetSchema, 'GET', `/api/resets/${encodeURIComponent(token)}`),
  async setPassword(token, password) {
    await post('/api/resets', { token, password });
  },
};

/** The team of the signed-in person. `onReload` is called before the page is loaded again, so that typed text can be stored. */
export function createTeam(first: Me, onReload: () => void = () => undefined): TeamPort {
  let me = first;
  const followers = new Set<() => void>();
  let isLeaving = false;

  /** Changes that wait stay in this browser until the person signs in again. */
  function leave(): void {
    if (isLeaving) return;
    isLeaving = true;
    noteEnd();
    onReload();
    window.location.reload();
  }
  followSignOut(leave);

  async function refresh(): Promise<void> {
    const answer = await ask(meSchema, 'GET', '/api/me');
    // Somebody else has signed in meanwhile in another tab, whose cookie this page sends.
    const isOther = answer.user.id !== me.user.id;
    if (isOther) leave();
    if (isOther || isSame(answer, me)) return;
    me = answer;
    remember(me);
    for (const onChange of followers) onChange();
  }
  // Without an answer, the last one counts until the next news.
  followTeamNews(() => void refresh().catch(() => undefined));

  /** Changes people or roles, and reads them again. */
  async function change(...request: Parameters<typeof send>): Promise<void> {
    await send(...request);
    await refresh();
  }

  return {
    get me() {
      return me;
    },
    follow(onChange) {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    changeMemberRole: (id, role) => change('PATCH', `/api/members/${encodeURIComponent(id)}`, { json: { role } }),
    createRole: (json) => change('POST', '/api/roles', { json }),
    changeRole: (id, json) => change('PUT', `/api/roles/${encodeURIComponent(id)}`, { json }),
    removeRole: (id) => change('DELETE', `/api/roles/${encodeURIComponent(id)}`),
    async rename(name) {
      await send('PATCH', '/api/me', { json: { name } });
      onReload();
      window.location.reload();
    },
    members: () => ask(membersSchema, 'GET', '/api/members'),
    async invite(email, role) {
      return (await ask(inviteAnswerSchema, 'POST', '/api/invite', { email, role })).link;
    },
    removeMember: (id) => change('DELETE', `/api/members/${encodeURIComponent(id)}`),
    async resetPassword(id) {
      return (await ask(inviteAnswerSchema, 'POST', `/api/members/${encodeURIComponent(id)}/reset`)).link;
    },
    turnOffTwoFactor: async (id) => void (await send('DELETE', `/api/members/${encodeURIComponent(id)}/two-factor`)),
    withdrawInvitation: async (id) => void (await send('DELETE', `/api/invitations/${encodeURIComponent(id)}`)),
    async changePassword(currentPassword, newPassword) {
      const change = { currentPassword, newPassword, revokeOtherSessions: true };
      await post('/api/auth/change-password', change).catch((error: unknown) => {
        const isWrong = error instanceof ServerProblem && error.problem.code === 'INVALID_PASSWORD';
        throw isWrong ? new WrongPassword(error.message) : error;
      });
    },
    async startTwoFactor(password) {
      const { totpURI, backupCodes } = await ask(startedSchema, 'POST', '/api/auth/two-factor/enable', { password });
      return { address: totpURI, backupCodes };
    },
    confirmTwoFactor: async (code) => void (await post('/api/auth/two-factor/verify-totp', { code })),
    endTwoFactor: async (password) => void (await post('/api/auth/two-factor/disable', { password })),
    apiKeys: async () => (await import(/* webpackChunkName: "api-keys" */ './apiKeys')).apiKeys,
    async signOut() {
      await post('/api/auth/sign-out', {});
      isLeaving = true;
      remember(undefined);
      window.location.assign('/');
    },
    isLineCut,
    followLine,
  };
}
