import type { PaymentEngine } from '@/backend/paymentEngine';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { engineReducers, startEngine } from '@/features/engine/startEngine';
import { startStateOf } from '@/store/startState';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { setupStore } from '@/store/store';
import { createColumnEngine } from '../../server/engines/columns/columnEngine';
import { buildDataSet, type DisputedPayment, type ReadRefund } from './dataSets';
import { renderApp } from './renderApp';

const LOCAL = 'f1'.repeat(32);
const DIRECTORY = 'f2'.repeat(32);

/**
 * The same payments in two workspaces: in the browser, and in an engine of which the page has only the directory. `renderIn`
 * shows a screen of one of them. `engine` can be wrapped, for example by one that is slow.
 */
export function givenBothWorkspaces(
  rows: readonly DisputedPayment[],
  refunds: readonly ReadRefund[] = [],
  wrap: (engine: PaymentEngine) => PaymentEngine = (engine) => engine,
) {
  const dataSet = buildDataSet(rows, { refunds });
  const named = { name: 'My festival', source: 'payments.csv', rows: rows.length, importedOn: '2025-06-30' };
  openTable(LOCAL, tableOfDataSet(dataSet));
  const local = startStateOf({ ...named, id: 'w1', hash: LOCAL }, dataSet);
  const whole = setupStore(local).getState();
  const empty = buildDataSet([]);
  const directory = { ...dataSet, payments: empty.payments, refunds: empty.refunds, statuses: empty.statuses };
  openTable(DIRECTORY, tableOfDataSet(directory));
  const inEngine = startStateOf({ ...named, id: 'team-w1', hash: DIRECTORY, isInEngine: true }, directory);
  return {
    renderLocal: (path: string) => renderApp(path, local),
    renderInEngine: (path: string, services?: WorkspaceServices) =>
      renderApp(path, inEngine, services, {
        reducers: engineReducers,
        onStore: (store) => {
          // What people have recorded by now, over all payments.
          const stateOf = () => {
            const state = store.getState();
            return { ...whole, ...Object.fromEntries(COLLECTIONS.map(({ name }) => [name, state[name]])) };
          };
          startEngine(store, wrap(createColumnEngine(stateOf)));
        },
      }),
  };
}
