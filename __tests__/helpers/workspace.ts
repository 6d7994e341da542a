import { buildDataSet, type DisputedPayment, type ReadRefund } from './dataSets';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';
import { setupStore } from '@/store/store';

const sample = setupStore().getState();

/** Overrides for the rows and for the list of a collection. */
type GivenSlice<Noun extends keyof RootState> = Partial<
  `${Noun}List` extends keyof RootState ? RootState[Noun] & RootState[`${Noun}List`] : RootState[Noun]
>;

/** Builds the state of a workspace (the demo data by default) with these overrides. */
export function givenWorkspace(given: { [Noun in keyof RootState]?: GivenSlice<Noun> }, workspace = sample): RootState {
  const state: Record<string, object> = { ...workspace };
  for (const [noun, fields] of Object.entries(given))
    for (const [field, value] of Object.entries<unknown>(fields)) {
      const list = `${noun}List`;
      const slice = list in state && !(field in state[noun]!) ? list : noun;
      state[slice] = { ...state[slice], [field]: value };
    }
  return state as RootState;
}

/** Builds a payment of $100.00 to Harbor Arts on June 15, 2025, with these fields. */
export function importedPayment(id: string, b: Partial<DisputedPayment> = {}): DisputedPayment {
  const row = { id, merchant: 'Harbor Arts', amount: 10_000, date: '2025-06-15 12:00:00', timeZone: 'Europe/Berlin' };
  return { ...row, status: 'Completed', isPaid: true, ...b };
}

/** Builds an imported refund of $30.00 on June 16, 2025, with these fields. */
export function importedRefund(paymentId: string, b: Partial<ReadRefund> = {}): ReadRefund {
  const row = { id: `${paymentId} back`, paymentId, amount: 3_000, date: '2025-06-16 08:00:00' };
  return { ...row, timeZone: 'Europe/Berlin', ...b };
}

/** Builds the start state of the console in a workspace of these payments. */
export function givenImportedData(
  rows: readonly DisputedPayment[],
  id = 'w1',
  refunds: readonly ReadRefund[] = [],
): Partial<RootState> {
  const dataSet = buildDataSet(rows, { refunds });
  const hash = Buffer.from(id.padEnd(4)).toString('hex');
  openTable(hash, tableOfDataSet(dataSet));
  const workspace = { id, name: 'My festival', source: 'payments.csv', hash, rows: rows.length };
  return startStateOf({ ...workspace, importedOn: '2025-06-30' }, dataSet);
}
