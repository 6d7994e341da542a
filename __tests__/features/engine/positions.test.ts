import type { EntryLog, EntryLogs } from '@/backend/entryLog';
import { openTable } from '@/data/tables/openTables';
import { tableOfRows } from '@/data/tables/transactionTable';
import { foldState } from '@/store/persistence/entries/collections';
import { followPositions } from '@/features/engine/startEngine';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';

test('The position of the log is known after each reading and after each writing', async () => {
  const log: EntryLog = {
    read: () => Promise.resolve({ changes: [], head: { seq: 5 }, isWhole: false }),
    propose: (proposals) => Promise.resolve(proposals.length > 0 ? { changes: [], head: { seq: 6 } } : undefined),
    forget: () => Promise.resolve(),
    close: () => undefined,
  };
  const logs = { open: () => Promise.resolve(log) } as unknown as EntryLogs;
  const positions: number[] = [];
  const followed = await followPositions(logs, (seq) => positions.push(seq)).open('w1');
  await followed.read({ seq: 0 });
  await followed.propose([{ kind: 'notes', id: 'n1', value: {} }], { seq: 5 });
  // Somebody was first, so that nothing was written.
  await followed.propose([], { seq: 6 });
  expect(positions).toEqual([5, 6]);
});

test.each([true, false])(
  'A record of a payment that the page does not know counts only in an engine: %s',
  (isInEngine) => {
    const { workspace, ...state } = setupStore().getState();
    const hash = '0a'.repeat(32);
    const opened = { id: 'team-1', name: 'Shop', source: 'a.csv', hash, rows: 1, importedOn: '2026-01-01', isInEngine };
    const record = buildRefund({ transactionId: 'P1' });
    const known = { ...workspace, own: opened };
    const change = { kind: 'payments', id: record.id, value: record } as const;
    const fold = () => foldState({ ...state, workspace: known }, [change], false).payments;
    openTable(hash, tableOfRows([], []));
    expect(fold()).toEqual(isInEngine ? { records: { P1: [record] } } : { records: {}, waiting: [record] });
  },
);
