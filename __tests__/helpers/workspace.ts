import { buildDataSet, type ReadRefund } from '@/data/dataSets/buildDataSet';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { ReadPayment } from '@/domain/imports/plan';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';
import { setupStore } from '@/store/store';

const sample = setupStore().getState();

/** What is said of a noun: of its rows, and of how its list is looked at. */
type Said<Noun extends keyof RootState> = Partial<
  `${Noun}List` extends keyof RootState ? RootState[Noun] & RootState[`${Noun}List`] : RootState[Noun]
>;

/** The state of a workspace, the sample where no other is named, but for what is said of it. */
export function givenWorkspace(said: { [Noun in keyof RootState]?: Said<Noun> }, workspace = sample): RootState {
  const state: Record<string, object> = { ...workspace };
  for (const [noun, fields] of Object.entries(said))
    for (const [field, value] of Object.entries<unknown>(fields)) {
      const list = `${noun}List`;
      const slice = list in state && !(field in state[noun]!) ? list : noun;
      state[slice] = { ...state[slice], [field]: value };
    }
  return state as RootState;
}

/** A payment of $100.00 of Harbor Arts on June 15, 2025, but for what is said otherwise. */
export function ownPayment(id: string, b: Partial<ReadPayment> = {}): ReadPayment {
  const row = { id, merchant: 'Harbor Arts', amount: 10_000, date: '2025-06-15 12:00:00', timeZone: 'Europe/Berlin' };
  return { ...row, status: 'Completed', isPaid: true, ...b };
}

/** A refund of $30.00 on June 16, 2025, as a row of a file told it, but for what is said otherwise. */
export function ownRefund(paymentId: string, b: Partial<ReadRefund> = {}): ReadRefund {
  const row = { id: `${paymentId} back`, paymentId, amount: 3_000, date: '2025-06-16 08:00:00' };
  return { ...row, timeZone: 'Europe/Berlin', ...b };
}

/** What the console starts with in a workspace of these payments. */
export function givenOwnData(
  rows: readonly ReadPayment[],
  id = 'w1',
  refunds: readonly ReadRefund[] = [],
): Partial<RootState> {
  const dataSet = buildDataSet(rows, { refunds });
  const hash = Buffer.from(id.padEnd(4)).toString('hex');
  openTable(hash, tableOfDataSet(dataSet));
  const workspace = { id, name: 'My festival', source: 'payments.csv', hash, rows: rows.length };
  return startStateOf({ ...workspace, importedOn: '2025-06-30' }, dataSet);
}
