import { ACTS, type Act } from '@/domain/permissions/acts';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import {
  entriesRequest,
  proposalValue,
  PUTS,
  REQUESTS,
  ruleValue,
  type ActRequest,
  type World,
} from '../../helpers/server/actRequests';
import { joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

const NIGHT_SHIFT: readonly Act[] = ['read', 'refundPayments', 'writeNotes', 'recordPayouts', 'deleteRecords'];
const ROLES = [...BUILT_IN_ROLES.map(({ id, acts }) => [id, acts] as const), ['Night shift', NIGHT_SHIFT] as const];
const CASES = ROLES.flatMap(([role, acts]) => ACTS.map((act) => [act, role, acts.includes(act)] as const));

let server: RunningServer;
let ana: Browser;
const browsers = new Map<string, Browser>();
let memberId: string;
let userId: string;
const PROPOSALS = ROLES.map(([role]) => `proposal-${role}`);
const ID = 'team-permissions';

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
  browsers.set('administrator', ana);
  const { body } = await ana.ask('POST', '/api/roles', { name: 'Night shift', acts: NIGHT_SHIFT.slice(1) });
  const { id: nightShift } = body as { id: string };
  const people = [
    ['Vera Lund', 'viewer', 'viewer'],
    ['Ben Ode', 'operator', 'operator'],
    ['Fay Oz', 'finance', 'finance'],
    ['Nils Ek', nightShift, 'Night shift'],
    ['Mia Roy', 'viewer', ''],
  ] as const;
  for (const [name, role, label] of people) browsers.set(label, await joinTeam(ana, server.origin, name, role));
  const { body: list } = await ana.ask('GET', '/api/members');
  const { members } = list as { members: { id: string; userId: string; name: string }[] };
  ({ id: memberId, userId } = members.find(({ name }) => name === 'Mia Roy')!);
  const record = { source: 'June.csv', hash: 'sample', rows: 30, importedOn: '2024-06-30' };
  const workspaces = [{ id: ID, name: 'June', record }];
  expect(await ana.ask('POST', '/api/workspaces', { workspaces })).toMatchObject({ status: 201 });
  const rule = { kind: 'approvalRules', id: 'rule', value: ruleValue('rule') };
  expect(await send(ana, entriesRequest(await readWorld(), rule))).toMatchObject({ status: 201 });
  const proposals = PROPOSALS.map((id) => ({ kind: 'proposals', id, value: proposalValue(id) }));
  const proposed = await send(browsers.get('operator')!, entriesRequest(await readWorld(), ...proposals));
  expect(proposed).toMatchObject({ status: 201 });
});
afterAll(async () => server.stop());

const readEntries = async () => (await ana.ask('GET', `/api/workspaces/${ID}/entries`)).body as Record<string, unknown>;

const worldOf = ({ head }: Record<string, unknown>): World => ({
  workspace: ID,
  memberId,
  userId,
  proposals: PROPOSALS,
  seen: head as World['seen'],
});

const readWorld = async () => worldOf(await readEntries());

/** Everything that a refused request could have changed, as the administrator sees it. */
async function readAll() {
  const paths = ['/api/workspaces', '/api/members', '/api/me'];
  const [entries, ...others] = await Promise.all([
    readEntries(),
    ...paths.map(async (path) => (await ana.ask('GET', path)).body),
  ]);
  return { entries, others };
}

/** What was read after a refused request is valid before the next one, unless a permitted request comes between them. */
let lastRead: ReturnType<typeof readAll> | undefined;

const send = async (browser: Browser, { method, path, body, headers }: ActRequest) =>
  browser.ask(method, path, body, headers);

test.each(CASES)('The act %s by the role %s: permitted is %s', async (act, role, isPermitted) => {
  for (const requestFor of REQUESTS[act]) {
    if (isPermitted) {
      lastRead = undefined;
      const { status, body } = await send(browsers.get(role)!, requestFor(await readWorld()));
      expect({ isDone: status < 300, body }).toEqual({ isDone: true, body });
    } else {
      const before = await (lastRead ??= readAll());
      const { status, body } = await send(browsers.get(role)!, requestFor(worldOf(before.entries)));
      expect([status, body]).toMatchObject([
        403,
        {
          type: 'urn:splitpay:problem:forbidden',
          detail: expect.stringMatching(/^Only .+ can .+\. Ask .+\.$/) as unknown,
        },
      ]);
      lastRead = readAll();
      expect(await lastRead).toEqual(before);
    }
  }
});

test('A refusal names the role and the people who may', async () => {
  const world = await readWorld();
  const id = 'x-payout-1';
  const [kind, value] = PUTS.payout!(id);
  expect(await send(browsers.get('operator')!, entriesRequest(world, { kind, id, value }))).toMatchObject({
    status: 403,
    body: {
      detail: 'Only finance and people with the role "Night shift" can record payouts. Ask Fay Oz or Nils Ek.',
      refusals: [{ refusal: { kind: 'actNotPermitted', act: 'recordPayouts' } }],
    },
  });
});
