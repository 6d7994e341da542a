import type { ProposeAnswer } from '@/protocol/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { sortOut } from '@/store/persistence/entries/entries';
import { ActForbidden } from '../../server/auth/permissions';
import { Refused } from '../../server/core';
import { teamPerson } from '../helpers/domain/approvals';
import {
  ana,
  approvedRefund,
  ben,
  cy,
  dan,
  decided,
  MOMENT,
  PAID,
  proposed,
  send,
  startApprovals,
  type Change,
} from './approvals/approvalTeam';
import { createWorkspace, useEngine } from './engines';
import { disputeStep, payout, refund, statement } from './proposing';

const engine = useEngine('PGlite');
const viewer = teamPerson('Vi Viewer', 'viewer');
const people = [ana, ben, cy, dan, viewer];
const OTHER = 'TR20240628-025';
/** The payment, in cents. */
const WHOLE = 367_000;

const start = async () => ({ ...engine(), workspace: await createWorkspace(engine().store), people });
const put = (kind: string, id: string, fields: object): Change => ({ kind, id, value: { id, ...fields, ...MOMENT } });
const withdrawn = (kind: string, id: string): Change => ({ kind, id, withdrawn: true });

/** Why a request was refused. */
async function refusalOf(request: Promise<ProposeAnswer>): Promise<string> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ActForbidden) return 'not permitted';
    if (error instanceof Refused) return error.problem.detail;
    throw error;
  }
  return 'accepted';
}

const step = (id: string, status: string, fields: object = {}) =>
  disputeStep(id, status, WHOLE, { disputeId: id, ...fields });

test('A record that counts is not moved to another payment or party under its id', async () => {
  const team = await start();
  await send(team, ana, refund('r1', WHOLE));
  const moved = send(team, ana, refund('r1', 100, { transactionId: OTHER }));
  expect(await refusalOf(moved)).toContain('already recorded');
  await send(team, cy, payout('p1', 100));
  expect(await refusalOf(send(team, cy, payout('p1', 1, { partyId: 'MER007' })))).toContain('already recorded');
});

test('A plain record of a colleague is never replaced, and sent again it is the same one', async () => {
  const team = await start();
  const adjustment = (amount: number) =>
    put('adjustments', 'a1', { kind: 'adjustment', partyId: 'MER019', amount, day: '2024-06-30', reason: 'Fee' });
  await send(team, ben, adjustment(500));
  expect(await refusalOf(send(team, dan, adjustment(-999_999)))).toContain('already recorded');
  expect((await send(team, ben, adjustment(500))).changes).toMatchObject([{ value: { amount: 500 } }]);
});

test('What no form offers is refused: adjustments of nothing, gains by reserves, unknown parties and days to come', async () => {
  const team = await start();
  const adjusted = (id: string, fields: object) =>
    put('adjustments', id, {
      kind: 'adjustment',
      partyId: 'MER019',
      amount: 500,
      day: '2024-06-30',
      reason: 'Fee',
      ...fields,
    });
  const wrong = [
    adjusted('a1', { amount: 0 }),
    adjusted('a2', { reason: ' ' }),
    adjusted('a3', { kind: 'reserve', until: '2024-08-30' }),
    adjusted('a4', { kind: 'reserve', amount: -500 }),
    adjusted('a5', { kind: 'reserve', amount: -500, until: '2024-06-01' }),
    payout('p1', 100, { day: '2999-01-01' }),
    payout('p2', 100, { partyId: 'MER999', reason: 'Sent by the bank' }),
    step('d1', 'lost', { openedAt: '2999-01-01 00:00:00' }),
    step('d2', 'lost', { fee: -5_000 }),
    statement('s1', 'MER019', { start: '2024-06-30', end: '2024-06-01' }),
  ];
  const doers: Readonly<Record<string, typeof ben>> = { adjustments: ben, disputes: ana };
  for (const change of wrong)
    expect(await refusalOf(send(team, doers[change.kind as string] ?? cy, change))).not.toMatch(
      /^(accepted|not permitted)$/,
    );
  await send(team, ben, adjusted('a6', { kind: 'reserve', amount: -500, until: '2024-08-30' }));
  await send(team, ben, adjusted('a7', { kind: 'opening', amount: 0, reason: '' }));
  await send(team, ana, step('d3', 'lost', { amount: 1_000 }));
  const moved = step('s2', 'won', { amount: 1_000, disputeId: 'd3', transactionId: OTHER });
  expect(await refusalOf(send(team, ana, moved))).not.toBe('accepted');
});

test('Of two edits of one version of a note, the first one counts', async () => {
  const team = await start();
  const note = (id: string, text: string, fields: object = {}) =>
    put('notes', id, { subject: 'merchant', subjectId: 'MER001', text, ...fields });
  await send(team, ben, note('n1', 'First'));
  await send(team, ana, note('n2', 'Second', { replaces: 'n1' }));
  expect(await refusalOf(send(team, ben, note('n3', 'Third', { replaces: 'n1' })))).toContain(
    'Another version was saved since.',
  );
});

test('Nobody hides a record that counts by a value that this server cannot read', async () => {
  const team = await start();
  await send(team, ana, refund('r1', WHOLE));
  const later = { ...refund('r1', WHOLE), schema: 99 };
  expect(await refusalOf(send(team, ana, later))).toContain('final');
  expect(await refusalOf(send(team, ana, refund('r1', WHOLE, { reason: 'Later word' })))).toContain('final');
  expect(await refusalOf(send(team, ana, refund('r2', 1)))).not.toBe('accepted');
});

test('The server computes what a dispute takes, and refuses what the payment no longer has', async () => {
  const team = await start();
  await send(team, ana, refund('r1', 67_000));
  expect(await refusalOf(send(team, ana, step('d1', 'lost')))).toContain('$3,000.00');
  const { changes } = await send(team, ana, step('d1', 'needs response', { amount: 300_000 }));
  const [opened] = changes as readonly { value: unknown }[];
  const { shares } = Object(opened?.value) as { shares: Record<string, number> };
  expect(Object.values(shares).reduce((sum, cents) => sum + cents)).toBe(300_000);
  // Two people record the same chargeback.
  expect(await refusalOf(send(team, ana, step('d2', 'needs response', { amount: 1 })))).toContain(
    'another dispute of the payment',
  );
  // A later step does not change what the bank took.
  const lost = await send(team, ana, step('s2', 'lost', { amount: 1, fee: 1_500, disputeId: 'd1' }));
  expect(lost.changes).toMatchObject([{ value: { amount: 300_000, fee: 1_500 } }]);
  expect(await refusalOf(send(team, ana, step('s3', 'under review', { amount: 300_000, disputeId: 'd1' })))).toContain(
    'Another step of this dispute',
  );
  expect(await refusalOf(send(team, ana, step('d9', 'lost', { transactionId: 'unknown' })))).toContain(
    'not in this workspace',
  );
});

test('A withdrawn refund is not restored once its payment was charged back', async () => {
  const team = await start();
  await send(team, ana, refund('r1', WHOLE));
  await send(team, ana, withdrawn('payments', 'r1'));
  await send(team, ana, step('d1', 'lost'));
  expect(await refusalOf(send(team, ana, refund('r1', WHOLE)))).toContain("can't be refunded");
});

test('Who may only read proposes nothing, with any decision that the request claims', async () => {
  const team = { ...(await startApprovals(engine)), people };
  for (const result of ['withdrawn', 'approved']) {
    const { kind, id, value } = proposed('p1', 60_000);
    const claimed = { ...(value as object), ...(decided('p1', result).value as object) };
    expect(await refusalOf(send(team, viewer, { kind, id, value: claimed }))).toBe('not permitted');
  }
});

test('An approval records the refund of its proposal, and no entry of another kind', async () => {
  const team = { ...(await startApprovals(engine)), people };
  await send(team, ana, proposed('p1', 60_000));
  const record = approvedRefund('p1', 60_000);
  const decision = decided('p1', 'approved', 'OK');
  for (const other of [
    { ...record, kind: 'later' },
    { ...record, schema: 99 },
  ])
    expect(await refusalOf(send(team, ben, decision, other))).not.toBe('accepted');
  expect(await refusalOf(send(team, ben, { ...decision, schema: 99 }, record))).not.toBe('accepted');
  expect(await refusalOf(send(team, ben, decision, record))).toBe('accepted');
});

test('A claimed position of a record leaves those of later records readable', async () => {
  const team = await start();
  const value = { slice: 'a', text: 'b', recordedAt: 'c', sequence: Number.MAX_SAFE_INTEGER };
  await send(team, viewer, { kind: 'quarantine', id: 'x', value });
  await send(team, ana, refund('r1', 100));
  const { changes } = await team.store.read({ ...ana, team: 'team-1' }, team.workspace, { seq: 0 });
  const collectionOf = (name: string) => COLLECTIONS.find((collection) => collection.name === name);
  const refunds = changes.filter(({ kind }) => kind === 'payments') as unknown as Parameters<typeof sortOut>[0];
  const { entries, damaged } = sortOut(refunds, collectionOf);
  expect([entries.length, damaged.length]).toEqual([1, 0]);
});

test('An assignment that says it replaces itself does not stop the server', async () => {
  const team = await start();
  const assignment = (id: string, fields: object = {}) =>
    put('assignments', id, {
      subject: 'payment',
      subjectId: PAID,
      assignee: { id: ben.id, name: ben.name },
      state: 'open',
      note: '',
      ...fields,
    });
  await send(team, ana, { ...assignment('a1', { replaces: 'a1' }), schema: 99 });
  expect(await refusalOf(send(team, ana, assignment('a2')))).toBe('accepted');
});
