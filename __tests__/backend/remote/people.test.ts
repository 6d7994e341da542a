import { createTeam, door, findPerson, followSignIn, takeEnd } from '@/backend/remote/people';
import { LogUnreachable } from '@/backend/entryLog';
import { WrongPassword } from '@/backend/team';
import type { Me } from '@/protocol/people';
import { createBrowser, invitationOf, PASSWORD, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { totp } from '../../helpers/server/totp';
import { fetchFrom, line } from './remoteBrowser';
import { wait } from './remoteTeam';

let server: RunningServer;
let current: Browser;
let restore: () => void;
const stored = new Map<string, string>();
const visited: string[] = [];

beforeAll(async () => {
  server = await startServer();
  current = createBrowser(server.origin);
  restore = fetchFrom(() => current);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  const location = { assign: (to: string) => visited.push(to), reload: () => visited.push('again') };
  Object.assign(globalThis, { localStorage, sessionStorage: localStorage, window: { location } });
});
afterAll(async () => {
  restore();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  await server.stop();
});

async function signedIn(): Promise<Me> {
  const arrival = await findPerson();
  if (arrival === 'unreachable' || !arrival.me) throw new Error('Nobody is signed in');
  return arrival.me;
}

test('Before the setup, nobody has an account, and the setup link creates the first one', async () => {
  expect(await findPerson()).toEqual({ door: { isNew: true } });
  await expect(
    door.setUp({ token: 'x', team: 'A', name: 'B', email: 'a@b.example', password: PASSWORD }),
  ).rejects.toThrow();
  current = await setUpTeam(server);
  expect((await signedIn()).user.name).toBe('Ana Ruiz');
});

test('While the line is cut, the last signed-in person of this browser goes on', async () => {
  line.isCut = true;
  expect((await signedIn()).user.name).toBe('Ana Ruiz');
  stored.clear();
  expect(await findPerson()).toBe('unreachable');
  line.isCut = false;
});

test('A wrong current password changes nothing, and is another error than other refusals', async () => {
  const team = createTeam(await signedIn());
  const refused = team.changePassword('not the current one', 'a new long password');
  await expect(refused).rejects.toThrow(
    new WrongPassword('The password is wrong. Enter the password of your account.'),
  );
  await expect(refused).rejects.toBeInstanceOf(WrongPassword);
  const tooLong = team.changePassword(PASSWORD, 'x'.repeat(500));
  await expect(tooLong).rejects.toThrow();
  await expect(tooLong).rejects.not.toBeInstanceOf(WrongPassword);
});

test('An administrator invites a person, who joins, and removes the person and the invitation', async () => {
  const ana = current;
  const team = createTeam(await signedIn());
  const link = await team.invite('ben@acme.example', 'operator');
  const second = await team.invite('cy@acme.example', 'viewer');
  expect((await team.members()).invitations.map(({ email }) => email).sort()).toEqual([
    'ben@acme.example',
    'cy@acme.example',
  ]);
  await team.withdrawInvitation(invitationOf({ link: second }));
  current = createBrowser(server.origin);
  const id = invitationOf({ link });
  expect(await door.invitation(id)).toMatchObject({ email: 'ben@acme.example', invitedBy: 'Ana Ruiz' });
  await door.join({ invitation: id, name: 'Ben Cole', password: PASSWORD });
  expect((await signedIn()).user.name).toBe('Ben Cole');
  const ben = current;
  current = ana;
  const { members, invitations } = await team.members();
  expect([members.length, invitations]).toEqual([2, []]);
  await team.removeMember(members.find(({ name }) => name === 'Ben Cole')!.id);
  current = ben;
  expect(await findPerson()).toMatchObject({ door: { isNew: false } });
  current = ana;
});

test('A person changes the own name, and the page loads again with it', async () => {
  await createTeam(await signedIn()).rename('Ana María Ruiz');
  expect(visited).toEqual(['again']);
  visited.length = 0;
  expect((await signedIn()).user.name).toBe('Ana María Ruiz');
  await expect(createTeam(await signedIn()).rename('')).rejects.toThrow(/\w/);
  await createTeam(await signedIn()).rename('Ana Ruiz');
  visited.length = 0;
});

test('A person turns on two-factor sign-in, signs out, and signs in with a code', async () => {
  const team = createTeam(await signedIn());
  await expect(team.startTwoFactor('a wrong password')).rejects.toThrow();
  const { address, backupCodes } = await team.startTwoFactor(PASSWORD);
  expect(backupCodes.length).toBeGreaterThan(4);
  await team.confirmTwoFactor(totp(address));
  await team.signOut();
  expect(visited).toEqual(['/']);
  await expect(door.signIn('ana@acme.example', 'a wrong password')).rejects.toThrow();
  expect(await door.signIn('ana@acme.example', PASSWORD)).toBe('code');
  await expect(door.confirmCode('000000')).rejects.toThrow();
  await door.confirmCode(backupCodes[0]!);
  const again = createTeam(await signedIn());
  expect(again.me.user.hasTwoFactor).toBe(true);
  await again.endTwoFactor(PASSWORD);
  await again.signOut();
  expect(await door.signIn('ana@acme.example', PASSWORD)).toBe('signed in');
});

test('Without a provider, sign-in by it is refused with a sentence', async () => {
  await expect(door.signInByProvider()).rejects.toThrow(/\w/);
});

test('A browser without storage knows nobody while the line is cut, and a failure of the server is not a cut line', async () => {
  const { localStorage } = globalThis;
  Reflect.deleteProperty(globalThis, 'localStorage');
  expect((await signedIn()).user.name).toBe('Ana Ruiz');
  line.isCut = true;
  expect(await findPerson()).toBe('unreachable');
  line.isCut = false;
  Object.assign(globalThis, { localStorage });
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 500 }));
  await expect(findPerson()).rejects.toThrow('The server answered 500.');
  globalThis.fetch = fetch;
});

test('A page loads once again when its session has ended, and the sign-in screen knows why', async () => {
  const team = createTeam(await signedIn());
  const ana = current;
  visited.length = 0;
  current = createBrowser(server.origin);
  await expect(team.members()).rejects.toThrow(new LogUnreachable('You are signed out. Sign in again.'));
  await wait(700);
  // Each team of the tests before has its page.
  expect(new Set(visited)).toEqual(new Set(['again']));
  visited.length = 0;
  await expect(team.members()).rejects.toThrow(LogUnreachable);
  expect(visited).toEqual([]);
  expect([takeEnd(), takeEnd()]).toEqual([true, false]);
  current = ana;
});

test('A page whose session is replaced, as by a new password, is not signed out', async () => {
  const team = createTeam(await signedIn());
  const ana = current;
  visited.length = 0;
  // The stream of the earlier session ends before the answer with the new one is here.
  current = createBrowser(server.origin);
  await expect(team.members()).rejects.toThrow(LogUnreachable);
  current = ana;
  await wait(700);
  expect(visited).toEqual([]);
});

test('A wrong password is not the end of a session', async () => {
  const team = createTeam(await signedIn());
  visited.length = 0;
  await expect(team.startTwoFactor('a wrong password')).rejects.toThrow('password');
  expect(visited).toEqual([]);
});

test('The sign-in screen of a tab notices that somebody signs in in another one, but no other change', () => {
  const listeners: ((event: { key: string; newValue: string | null }) => void)[] = [];
  Object.assign(window, { addEventListener: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener) });
  const onSignedIn = jest.fn();
  followSignIn(onSignedIn);
  for (const event of [
    { key: 'splitpay:team:me', newValue: null },
    { key: 'splitpay:workspace', newValue: 'w1' },
  ])
    listeners[0]!(event);
  expect(onSignedIn).not.toHaveBeenCalled();
  listeners[0]!({ key: 'splitpay:team:me', newValue: '{}' });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});
