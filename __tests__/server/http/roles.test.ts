import { invitationOf, joinTeam, PASSWORD, createBrowser, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

const ID = 'team-abcdefgh';
const PATH = `/api/workspaces/${ID}`;
const RECORD = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };

type Role = { id: string; name: string; acts: string[]; version?: number };
type Member = { id: string; name: string; role: string };

let server: RunningServer;
let ana: Browser;
let ben: Browser;

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
  ben = await joinTeam(ana, server.origin, 'Ben Ode', 'operator');
  const workspaces = [{ id: ID, name: 'November', record: RECORD }];
  expect(await ana.ask('POST', '/api/workspaces', { workspaces })).toMatchObject({ status: 201 });
});
afterAll(async () => server.stop());

const rolesOf = async (browser: Browser) => ((await browser.ask('GET', '/api/me')).body as { roles: Role[] }).roles;
const create = async (name: string, acts: string[] = []) =>
  (await ana.ask('POST', '/api/roles', { name, acts })).body as unknown as Role;
const memberNamed = async (name: string) =>
  ((await ana.ask('GET', '/api/members')).body as { members: Member[] }).members.find(
    (member) => member.name === name,
  )!;

test('Everybody knows the roles of the team and what its people may do', async () => {
  const { body } = await ben.ask('GET', '/api/me');
  expect(body).toMatchObject({
    roles: [{ name: 'Viewer' }, { name: 'Operator' }, { name: 'Finance' }, { name: 'Administrator' }],
    people: [
      { name: 'Ana Ruiz', role: 'administrator', acts: expect.arrayContaining(['editTeam']) as unknown },
      { name: 'Ben Ode', role: 'operator', acts: expect.not.arrayContaining(['recordPayouts']) as unknown },
    ],
  });
});

test('People are listed by their names, also after a role has changed', async () => {
  const namesOf = async () =>
    ((await ana.ask('GET', '/api/members')).body as { members: Member[] }).members.map(({ name }) => name);
  expect(await namesOf()).toEqual(['Ana Ruiz', 'Ben Ode']);
  const zoe = createBrowser(server.origin);
  const { body } = await ana.ask('POST', '/api/invite', { email: 'zoe@example.com', role: 'viewer' });
  const invitation = /[^/=]+$/.exec((body as { link: string }).link)![0];
  await zoe.ask('POST', '/api/join', { invitation, name: 'Abe Hall', password: PASSWORD });
  expect(await namesOf()).toEqual(['Abe Hall', 'Ana Ruiz', 'Ben Ode']);
  const { id } = await memberNamed('Abe Hall');
  await ana.ask('PATCH', `/api/members/${id}`, { role: 'operator' });
  expect(await namesOf()).toEqual(['Abe Hall', 'Ana Ruiz', 'Ben Ode']);
  await ana.ask('DELETE', `/api/members/${id}`);
  expect(await namesOf()).toEqual(['Ana Ruiz', 'Ben Ode']);
});

test('A custom role has a unique name and known acts, and always reads', async () => {
  const role = await create(' Night shift ', ['refundPayments']);
  expect(role).toMatchObject({ name: 'Night shift', acts: ['read', 'refundPayments'], version: 0 });
  expect((await rolesOf(ben)).at(-1)).toEqual(role);
  for (const name of ['night SHIFT', 'Finance', 'viewer'])
    expect(await ana.ask('POST', '/api/roles', { name, acts: [] })).toMatchObject({
      status: 409,
      body: { detail: 'There is a role with this name already. Choose another name.' },
    });
  for (const change of [
    { name: '', acts: [] },
    { name: 'x'.repeat(41), acts: [] },
    { name: 'Pilot', acts: ['fly'] },
  ])
    expect(await ana.ask('POST', '/api/roles', change)).toMatchObject({ status: 400 });
});

test('No custom role can change people and roles', async () => {
  expect(await ana.ask('POST', '/api/roles', { name: 'Deputy', acts: ['editTeam'] })).toMatchObject({
    status: 400,
    body: { detail: 'Only administrators can change people and roles: no other role can get this act.' },
  });
});

test('Of two administrators who edit a role, the second one is asked to read it again', async () => {
  const { id, version } = await create('Desk');
  const path = `/api/roles/${id}`;
  expect(await ana.ask('PUT', path, { name: 'Help desk', acts: ['writeNotes'], version })).toMatchObject({
    status: 200,
    body: { name: 'Help desk', acts: ['read', 'writeNotes'], version: 1 },
  });
  expect(await ana.ask('PUT', path, { name: 'Desk 2', acts: [], version })).toMatchObject({
    status: 409,
    body: { detail: 'Somebody else has changed this role meanwhile. Close it, and change its newest state.' },
  });
  expect(await ana.ask('PUT', path, { name: 'night shift', acts: [], version: 1 })).toMatchObject({ status: 409 });
  expect(await ana.ask('PUT', '/api/roles/gone', { name: 'Gone', acts: [], version: 1 })).toMatchObject({
    status: 404,
  });
  expect(await ana.ask('PUT', '/api/roles/finance', { name: 'Cash', acts: [], version: 0 })).toMatchObject({
    status: 404,
  });
});

test('A role is removed when nobody has it or is invited with it', async () => {
  const { id } = await create('Auditor', ['writeNotes']);
  const inUse = {
    status: 409,
    body: { detail: 'Somebody has this role, or is invited with it. Give these people another role first.' },
  };
  const { body } = await ana.ask('POST', '/api/invite', { email: 'cleo@acme.example', role: id });
  const invitation = invitationOf(body);
  expect(await ana.ask('GET', `/api/invitations/${invitation}`)).toMatchObject({ body: { role: id } });
  expect(await ana.ask('DELETE', `/api/roles/${id}`)).toMatchObject(inUse);
  const cleo = createBrowser(server.origin);
  await cleo.ask('POST', '/api/join', { invitation, name: 'Cleo Day', password: PASSWORD });
  expect(await cleo.ask('GET', '/api/me')).toMatchObject({ body: { role: id } });
  expect(await ana.ask('DELETE', `/api/roles/${id}`)).toMatchObject(inUse);
  const { id: memberId } = await memberNamed('Cleo Day');
  expect(await ana.ask('PATCH', `/api/members/${memberId}`, { role: 'viewer' })).toMatchObject({ status: 204 });
  expect(await ana.ask('DELETE', `/api/roles/${id}`)).toMatchObject({ status: 204 });
  expect(await ana.ask('DELETE', `/api/roles/${id}`)).toMatchObject({ status: 404 });
  expect(await ana.ask('PATCH', `/api/members/${memberId}`, { role: id })).toMatchObject({ status: 404 });
});

const STAMP = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ben Ode', zone: 'UTC' };
const NOTE = { id: 'n1', subject: 'merchant', subjectId: 'MER001', text: 'Hello', ...STAMP };

test('Another role counts from the next request on, and open pages hear of it', async () => {
  const stream = await ben.send('GET', `${PATH}/head`);
  const parts = stream.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>;
  const messages = parts[Symbol.asyncIterator]();
  expect((await messages.next()).value).toContain('"seq":0');
  const { id, version } = await create('Reader', []);
  expect((await messages.next()).value).toBe('data: {"team":"changed"}\n\n');
  const { id: memberId } = await memberNamed('Ben Ode');
  const put = (key: string) => ({ seen: { seq: 0 }, proposals: [{ key, kind: 'notes', id: 'n1', value: NOTE }] });
  await ana.ask('PATCH', `/api/members/${memberId}`, { role: id });
  expect((await messages.next()).value).toBe('data: {"team":"changed"}\n\n');
  expect(await ben.ask('POST', `${PATH}/entries`, put('key-00000001'))).toMatchObject({ status: 403 });
  await ana.ask('PUT', `/api/roles/${id}`, { name: 'Reader', acts: ['writeNotes'], version });
  expect(await ben.ask('POST', `${PATH}/entries`, put('key-00000001'))).toMatchObject({ status: 201 });
  await ana.ask('PATCH', `/api/members/${memberId}`, { role: 'operator' });
});

test('A team has at most 20 custom roles', async () => {
  for (let index = 0; index < 20; index += 1) await create(`Role ${index}`);
  expect(await ana.ask('POST', '/api/roles', { name: 'One more', acts: [] })).toMatchObject({
    status: 409,
    body: { detail: 'A team can have at most 20 custom roles. Remove one first.' },
  });
});
