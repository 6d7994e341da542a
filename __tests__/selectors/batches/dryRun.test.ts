import type { ProposedAct } from '@/domain/approvals/proposalState';
import { recordRows } from '@/commands/batches/runBatch';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import type { RefundRule } from '@/domain/batches/batchPlan';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { dryRun } from '@/selectors/batches/dryRun';
import { batchRows, selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectBalance } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { proposalsSlice } from '@/slices/entities/recordSlices';
import { timeRead } from '@/slices/readTimeSlice';
import { setupStore } from '@/store/store';
import { buildProposal } from '../../helpers/domain/approvals';
import { buildPayout } from '../../helpers/domain/statements';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const BATCH_ID = '4102444800000-abcdefgh';
const IN_FULL = { isVoiding: true, refund: { kind: 'full' as const } };

const open = () =>
  setupStore(
    givenImportedData(
      [importedPayment('completed'), importedPayment('pending', { status: 'Pending', amount: 2_000 })],
      'dry run',
    ),
  );
const planOf = (store: ReturnType<typeof open>, act: Parameters<typeof dryRun>[2]) =>
  finish(dryRun(store.getState(), [0, 1], act));

test('A dry run states what a batch would refund, void and refuse, and records nothing', () => {
  const store = open();
  const { rows, refusals } = planOf(store, IN_FULL);
  expect(rows).toMatchObject([
    { id: 'completed', kind: 'refund', amount: 10_000 },
    { id: 'pending', kind: 'void', amount: 2_000 },
  ]);
  expect(refusals).toEqual([]);
  const voids = planOf(store, { isVoiding: true });
  expect(voids.rows.map(({ kind }) => kind)).toEqual(['refused', 'void']);
  expect(voids.refusals.map(({ count }) => count)).toEqual([1]);
  expect(voids.negative).toEqual([]);
  expect(selectRecordedBatch(store.getState(), BATCH_ID)).toBeUndefined();
});

test('The rows of a recorded batch are those of its plan, and an unknown batch has none', () => {
  const store = open();
  const rows = planOf(store, IN_FULL).rows.filter((row) => row.kind !== 'refused');
  store.dispatch(recordRows({ batch: { id: BATCH_ID, size: 2 }, reason: 'Event cancelled' }, rows));
  const recorded = finish(batchRows(store.getState(), BATCH_ID));
  expect(recorded.map(({ id, kind, amount }) => ({ id, kind, amount }))).toEqual(
    rows.map(({ id, kind, amount }) => ({ id, kind, amount })),
  );
  expect(recorded.map(({ shares }) => shares)).toEqual(rows.map(({ shares }) => shares));
  expect(finish(batchRows(store.getState(), 'unknown'))).toEqual([]);
});

test('What waiting proposals reserve does not qualify, and does again after they have expired', () => {
  const store = open();
  const refund = buildProposal({ items: [{ subjectId: 'completed', amount: 9_500 }] });
  const voided = { ...refund, id: 'v', act: 'voidPayments', items: [{ subjectId: 'pending', amount: 2_000 }] };
  store.dispatch(proposalsSlice.actions.recorded([refund, voided as ProposedAct]));
  const { rows, sums, refusals } = planOf(store, IN_FULL);
  expect(rows).toMatchObject([
    { id: 'completed', kind: 'refused', refusal: { kind: 'amountReserved', reserved: 9_500, available: 500 } },
    { id: 'pending', kind: 'refused', refusal: { kind: 'proposedAlready' } },
  ]);
  expect(sums.refused).toBe(2);
  expect(refusals.map(({ count }) => count)).toEqual([1, 1]);
  // What is not reserved qualifies.
  const part = planOf(store, { isVoiding: false, refund: { kind: 'percentage', basisPoints: 500 } });
  expect(part.rows[0]).toMatchObject({ kind: 'refund', amount: 500 });
  const batch = { batch: { id: BATCH_ID, size: 2 }, reason: 'Event cancelled' as const };
  const planned = [
    { id: 'completed', merchantId: '', kind: 'refund' as const, amount: 501 },
    { id: 'pending', merchantId: '', kind: 'void' as const, amount: 2_000 },
  ];
  expect(store.dispatch(recordRows(batch, planned))).toMatchObject({
    completed: { kind: 'amountReserved' },
    pending: { kind: 'proposedAlready' },
  });
  store.dispatch(timeRead(refund.expires));
  expect(planOf(store, IN_FULL).rows.map(({ kind }) => kind)).toEqual(['refund', 'void']);
});

test('A dry run names the merchants whose balance it takes below zero, with their balances before and after', () => {
  const store = open();
  const partyId = selectTransactionTable(store.getState()).merchantIdAt(0);
  const { balance = 0 } = selectBalance(store.getState(), partyId) ?? {};
  store.dispatch(payoutsRecorded([buildPayout({ partyId, amount: balance - 100, day: '2025-06-30' })]));
  const { sums, negative } = planOf(store, IN_FULL);
  const returned = sums.merchants.get(partyId) ?? 0;
  expect(returned).toBeGreaterThan(100);
  expect(negative).toEqual([{ merchantId: partyId, before: 100, after: 100 - returned }]);
});

test('A dry run of many payments runs in steps of some dozens', () => {
  const many = Array.from({ length: 200 }, () => 0);
  const steps = [...planBatch(open().getState(), many, IN_FULL)].length;
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThan(10);
});

test('A dry run counts the refunds of a file, and leaves out a payment that the file has refunded', () => {
  const rows = [importedPayment('part'), importedPayment('whole')];
  const refunds = [importedRefund('part'), importedRefund('whole', { amount: 10_000 })];
  const store = setupStore(givenImportedData(rows, 'refunds of a file', refunds));
  expect(planOf(store, { isVoiding: false, refund: { kind: 'rest' } }).rows).toMatchObject([
    { id: 'part', kind: 'refund', amount: 7_000 },
    { id: 'whole', kind: 'refused' },
  ]);
});

test('The fee that the processor keeps of a recorded refund is that of its plan, also after an earlier refund', () => {
  const store = open();
  store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, MODEL_PRESETS.stripeDestination));
  const recordedFees = (id: string, refund: RefundRule) => {
    const rows = planOf(store, { isVoiding: false, refund }).rows.filter((row) => row.kind === 'refund');
    store.dispatch(recordRows({ batch: { id, size: 1 }, reason: 'Event cancelled' }, rows));
    const recorded = finish(batchRows(store.getState(), id));
    expect(recorded).toEqual(rows);
    return recorded.flatMap((row) => (row.kind === 'refund' ? [row.retainedFee] : []));
  };
  const third = recordedFees(BATCH_ID, { kind: 'percentage', basisPoints: 3_333 });
  const rest = recordedFees('4102444800001-abcdefgh', { kind: 'rest' });
  expect([third.length, rest.length]).toEqual([1, 1]);
  const { processor } = allocationAt(selectTransactionTable(store.getState()), 0);
  expect([...third, ...rest].reduce((sum, cents) => sum + cents, 0)).toBe(processor);
});
