import type { Change } from '@/backend/entryLog';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectStatuses } from '@/selectors/payments/tableSelectors';
import { refundRecorded, refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { buildRefund } from '../../helpers/builders';
import { TeamLog } from '../../helpers/store/teamLog';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const IDS = ['P-1', 'P-2', 'P-3', 'P-4'];
const start = () =>
  givenImportedData(
    IDS.map((id) => importedPayment(id)),
    'team-columns',
    [importedRefund('P-4')],
  );
const shares = { merchant: 900, processor: 0, partner: 60, platform: 40 };
const refundOf = (id: string, transactionId: string, sequence: number) => ({
  ...buildRefund({ id, transactionId, amount: 1000, shares, fileRefunded: 0, sequence }),
  ruleVersion: 1,
});

/** A log with a refund of each of three payments, two of the second one, and one of a payment that a file refunds. */
function givenLog(areColumns: boolean): TeamLog {
  const log = new TeamLog();
  log.areColumns = areColumns;
  const refunds = ['P-1', 'P-2', 'P-2', 'P-3', 'P-4'].map((id, n) => refundOf(`r${n + 1}`, id, n + 1));
  for (const value of refunds) {
    log.seq += 1;
    const change: Change = { seq: log.seq, kind: 'payments', id: value.id, value };
    log.changes.set(`payments/${value.id}`, {
      ...change,
      by: { id: 'u', name: 'Uma' },
      at: '2024-07-01T09:00:00.000Z',
    });
  }
  return log;
}
const openBy = (log: TeamLog, name: string) => log.open(name, undefined, undefined, start());
type Tab = Awaited<ReturnType<typeof openBy>>;
const figuresOf = ({ store }: Tab) => {
  const state = store.getState();
  const payments = IDS.map((id) => selectPayment(state, id));
  return { payments, statuses: [...selectStatuses(state)], metrics: selectListMetrics(state) };
};
const refundedOf = ({ store }: Tab) => IDS.map((id) => selectPayment(store.getState(), id)!.refunded);

async function calm(log: TeamLog, ...tabs: Tab[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    log.deliver();
    for (const tab of tabs) await tab.settled();
  }
}

test('A page that opens a long log has the figures of one that opens the same log as objects', async () => {
  const [ana, ben] = [await openBy(givenLog(true), 'Ana Ruiz'), await openBy(givenLog(false), 'Ben Cole')];
  expect(figuresOf(ana)).toEqual(figuresOf(ben));
  expect(refundedOf(ana)).toEqual([1000, 2000, 1000, 3000]);
  const { single, records } = ana.store.getState().payments;
  expect(single?.[0]?.rows).toEqual([0, 3]);
  expect(Object.keys(records).sort()).toEqual(['P-2', 'P-4']);
  expect(ben.store.getState().payments.single).toBeUndefined();
});

test('Changes of colleagues count over the refunds of a long log, and an accepted refund is sent once', async () => {
  const log = givenLog(true);
  const [ana, ben] = [await openBy(log, 'Ana Ruiz'), await openBy(log, 'Ben Cole')];
  const { row } = selectPayment(ana.store.getState(), 'P-1')!;
  const { kind: _kind, sequence: _sequence, ...another } = refundOf('r9', 'P-1', 0);
  ana.store.dispatch(refundRecorded(another, row));
  await calm(log, ana, ben);
  ben.store.dispatch(refundWithdrawn({ id: 'r4', transactionId: 'P-3' }, row));
  await calm(log, ana, ben);
  for (const tab of [ana, ben]) expect(refundedOf(tab)).toEqual([2000, 2000, 0, 3000]);
  expect(log.changes.get('payments/r4')).toMatchObject({ withdrawn: true, value: { id: 'r4', amount: 1000 } });
  expect(log.seq).toBe(7);
  expect(figuresOf(await openBy(log, 'Uma Berg'))).toEqual(figuresOf(ben));
});

test('A refund of a long log with a field of a later version is read like any other', async () => {
  const [log, same] = [givenLog(true), givenLog(false)];
  for (const { changes } of [log, same]) {
    const first = changes.get('payments/r1')!;
    changes.set('payments/r1', { ...first, value: { ...(first.value as object), note: 'of a later version' } });
  }
  const [ana, ben] = [await openBy(log, 'Ana Ruiz'), await openBy(same, 'Ben Cole')];
  expect(figuresOf(ana)).toEqual(figuresOf(ben));
  expect(ana.store.getState().payments.single).toBeUndefined();
  expect(selectPayment(ana.store.getState(), 'P-1')!.records).toMatchObject([{ note: 'of a later version' }]);
});
