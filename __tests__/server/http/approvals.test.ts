import { randomUUID } from 'node:crypto';
import { isRecord } from '@/lib/objects';
import { joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

const PATH = '/api/workspaces/team-approvals';
const PAYMENT = 'TR20240629-028';
const MOMENT = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'UTC' };

let server: RunningServer;
let ana: Browser;
let ben: Browser;
let cy: Browser;

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
  ben = await joinTeam(ana, server.origin, 'Ben Ode', 'finance');
  cy = await joinTeam(ana, server.origin, 'Cy Lee', 'operator');
  const record = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };
  const workspaces = [{ id: 'team-approvals', name: 'November', record }];
  expect(await ana.ask('POST', '/api/workspaces', { workspaces })).toMatchObject({ status: 201 });
});
afterAll(async () => server.stop());

type Change = { kind: string; id: string; value: Record<string, unknown> };

/** Proposes changes after the newest head. The page also reads newer changes and tries again. */
async function send(browser: Browser, ...changes: Change[]): ReturnType<Browser['ask']> {
  const { body } = await browser.ask('GET', `${PATH}/entries`);
  const seen = isRecord(body) ? body.head : undefined;
  const proposals = changes.map((change) => ({ key: randomUUID(), ...change }));
  const answer = await browser.ask('POST', `${PATH}/entries`, { seen, proposals });
  const isChanged = isRecord(answer.body) && answer.body.type === 'urn:splitpay:problem:changed';
  return isChanged ? send(browser, ...changes) : answer;
}

const put = (kind: string, id: string, fields: object): Change => ({ kind, id, value: { id, ...MOMENT, ...fields } });
const rule = (id: string, fields: object) =>
  put('approvalRules', id, { act: 'refundPayments', above: 50_000, approverIds: [], days: 7, ...fields });
const proposal = (id: string, amount: number) =>
  put('proposals', id, { act: 'refundPayments', reason: 'Duplicate', items: [{ subjectId: PAYMENT, amount }] });
const refund = (id: string, amount: number) =>
  put('payments', id, { kind: 'refund', transactionId: PAYMENT, amount, reason: 'Duplicate' });
const approval = (id: string, amount: number) =>
  [
    put('proposals', id, { decision: { id: `decision of ${id}`, result: 'approved', note: '', ...MOMENT } }),
    refund(`${id}-${PAYMENT}`, amount),
  ] as const;

test('An operator who edits requests by hand saves no rule, refunds nothing and approves nothing', async () => {
  expect(await send(cy, rule('rule-1', {}))).toMatchObject({ status: 403 });
  expect(await send(ana, rule('rule-1', {}))).toMatchObject({ status: 201 });
  expect(await send(cy, refund('r1', 60_000))).toMatchObject({
    status: 409,
    body: { detail: 'TR20240629-028: This needs approval. Ana Ruiz or Ben Ode can approve it. Propose it instead.' },
  });
  expect(await send(cy, proposal('p1', 60_000))).toMatchObject({ status: 201 });
  expect(await send(cy, ...approval('p1', 60_000))).toMatchObject({ status: 403 });
  expect(await send(cy, refund(`p1-${PAYMENT}`, 60_000))).toMatchObject({ status: 409 });
  const { body } = await cy.ask('GET', `${PATH}/entries`);
  expect((body as { changes: { kind: string }[] }).changes.map(({ kind }) => kind)).toEqual([
    'approvalRules',
    'proposals',
  ]);
});

test('An administrator who edits requests by hand does not approve an own proposal', async () => {
  expect(await send(ana, proposal('p2', 60_000))).toMatchObject({ status: 201 });
  expect(await send(ana, ...approval('p2', 60_000))).toMatchObject({
    status: 409,
    body: { detail: 'TR20240629-028: Nobody can approve their own proposal. You can withdraw it.' },
  });
});

test('Of two people who approve at the same instant one wins, and the other reads who it was', async () => {
  const answers = await Promise.all([send(ana, ...approval('p1', 60_000)), send(ben, ...approval('p1', 60_000))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const winner = answers[0].status === 201 ? 'Ana Ruiz' : 'Ben Ode';
  expect(refused?.body).toMatchObject({
    detail: expect.stringMatching(
      new RegExp(
        `^TR20240629-028: ${winner} approved it at .*\\. A proposal is decided only once, and this one is approved\\.$`,
      ),
    ) as unknown,
  });
  const { body } = await ana.ask('GET', `${PATH}/entries`);
  const { changes } = body as { changes: { kind: string; value: unknown }[] };
  expect(changes.filter(({ kind }) => kind === 'payments')).toMatchObject([
    { value: { amount: 60_000, recordedBy: winner } },
  ]);
});

test('A rule that nobody else could satisfy is refused with the name of the person', async () => {
  const { body } = await ana.ask('GET', '/api/members');
  const members = (body as { members: { userId: string; name: string }[] }).members;
  const idOf = (name: string) => members.find((member) => member.name === name)?.userId;
  const forAna = rule('rule-2', { act: 'voidPayments', approverIds: [idOf('Ana Ruiz')] });
  expect(await send(ana, forAna)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^Nobody else could approve what Ana Ruiz proposes\./) as unknown },
  });
});
