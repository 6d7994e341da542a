// How long a page takes to show what it has read of a workspace with many entries. The line and the browser's storage are not measured.
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { openTable } from '@/data/tables/openTables';
import type { Change, EntryLog } from '@/backend/entryLog';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { startStateOf } from '@/store/startState';
import { buildDataSet } from '../__tests__/helpers/dataSets';

const SIZE = Number(process.argv[2] ?? 1_000_000);
const ID = 'team-bench-0001';
const HASH = 'b'.repeat(64);

const paymentOf = (_: unknown, index: number) => ({
  id: `p${index}`,
  merchant: `Merchant ${index % 50}`,
  amount: 10_000,
  date: '2024-06-01 10:00:00',
  timeZone: 'UTC',
  status: 'Completed' as const,
  isPaid: true,
});

/** As they come out of the answer of a server. */
const changes = Array.from({ length: SIZE }, (_, index): Change => {
  const n = index + 1;
  return JSON.parse(
    `{"seq":${n},"kind":"payments","id":"r${n}","value":{"kind":"refund","id":"r${n}","transactionId":"p${index}","amount":100,"reason":"Duplicate","fileRefunded":0,` +
      `"recordedAt":"2024-07-01 10:00:00","recordedBy":"Ana Ruiz","zone":"UTC","instant":1719828000000,"sequence":${n}},"by":{"id":"u1","name":"Ana Ruiz"},"at":"2024-07-01T10:00:00.000Z"}`,
  ) as Change;
});

async function main(): Promise<void> {
  const dataSet = buildDataSet(Array.from({ length: SIZE }, paymentOf));
  openTable(HASH, tableOfDataSet(dataSet));
  const workspace = { id: ID, name: 'Bench', source: 'x', hash: HASH, rows: SIZE, importedOn: '2024-06-30' };
  const log: EntryLog = {
    read: async () => Promise.resolve({ changes, head: { seq: SIZE, logId: 'x' }, isWhole: true }),
    propose: async () => Promise.reject(new Error('The page has nothing to write')),
    forget: async () => Promise.resolve(),
    close: () => undefined,
  };
  const texts = new Map<string, string>();
  const { store, ready, settled } = setupPersistedStore({
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    },
    entryLogs: {
      isAny: async () => Promise.resolve(true),
      open: async () => Promise.resolve(log),
      follow: () => () => undefined,
      announceRows: () => undefined,
    },
    startState: startStateOf(workspace, dataSet),
    page: new EventTarget(),
  });
  const start = performance.now();
  const before = process.cpuUsage();
  await ready;
  await settled();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  // Other programs of the machine delay the first figure only.
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1e6).toFixed(2);
  const count = Object.keys(store.getState().payments.records).length;
  process.stdout.write(`A page shows ${count} records: ${seconds} s, ${processor} s of processor time\n`);
}

void main();
