// How long a page takes to read a workspace with many entries and to show it. The line and the browser's storage are not measured.
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { openTable } from '@/data/tables/openTables';
import { openRemoteEntryLog } from '@/backend/remote/remoteEntryLog';
import type { Replica } from '@/backend/remote/replica';
import { SEGMENT_FORMAT, writeSegment, type WrittenChange } from '@/protocol/segments';
import { selectRecordedPayments } from '@/selectors/payments/tableSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import { startStateOf } from '@/store/startState';
import { buildPayments, sharesOf } from './teamSeed';

const SIZE = Number(process.argv[2] ?? 1_000_000);
const SEGMENT = 20_000;
const ID = 'team-bench-0001';
const HASH = 'b'.repeat(64);

/** In milliseconds: one refund follows the other. */
const [FIRST, STEP] = [Date.UTC(2024, 6, 1, 10), 7003];

function changeOf(n: number): WrittenChange {
  const instant = FIRST + n * STEP;
  const at = new Date(instant).toISOString();
  const recordedAt = at.slice(0, 19).replace('T', ' ');
  const amount = 100 + (n % 977);
  const transactionId = `p${n - 1}`;
  const value = {
    kind: 'refund',
    id: `r${n}`,
    transactionId,
    amount,
    reason: 'Duplicate',
    fileRefunded: 0,
    ...sharesOf(transactionId, amount),
    recordedAt,
    recordedBy: 'Ana Ruiz',
    zone: 'UTC',
    instant,
    sequence: n,
  };
  const by = { id: 'u1', name: 'Ana Ruiz' };
  const rivalry = { subject: `payments/${transactionId}`, version: 1 };
  return { seq: n, kind: 'payments', id: value.id, value, by, at, ...rivalry, further: undefined, isRepeated: false };
}

/** The answers of a server that has the changes in segments, by address. */
function answersOfServer(): Map<string, Uint8Array> {
  const answers = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  const segments: { seq: number; hash: string }[] = [];
  for (let start = 0; start < SIZE; start += SEGMENT) {
    const length = Math.min(SEGMENT, SIZE - start);
    const head = { seq: start + length, hash: String(segments.length).padStart(64, '0') };
    const text = writeSegment(Array.from({ length }, (_, index) => changeOf(start + index + 1)));
    answers.set(`segments/${SEGMENT_FORMAT}/${head.seq}/${head.hash}`, encoder.encode(text));
    segments.push(head);
  }
  const page = { changes: [], head: { seq: SIZE, logId: 'x' }, isWhole: true, segments };
  return answers.set('entries', encoder.encode(JSON.stringify(page)));
}

const NO_REPLICA = {
  log: async () => Promise.resolve({ head: { seq: 0 }, changes: [], refunds: [], rest: 0, end: 0 }),
  addReading: async () => Promise.resolve(),
  lacked: async () => Promise.resolve([]),
} satisfies Partial<Replica>;

const REFUND = {
  transactionId: 'p0',
  amount: 100,
  reason: 'Duplicate' as const,
  recordedAt: '2024-07-02 10:00:00',
  recordedBy: 'Ana Ruiz',
};

function timed<Result>(what: string, act: () => Result): Result {
  const start = performance.now();
  const result = act();
  process.stdout.write(`${what}: ${(performance.now() - start).toFixed(1)} ms\n`);
  return result;
}

async function main(): Promise<void> {
  const dataSet = buildPayments(SIZE);
  openTable(HASH, tableOfDataSet(dataSet));
  const workspace = { id: ID, name: 'Bench', source: 'x', hash: HASH, rows: SIZE, importedOn: '2024-06-30' };
  const answers = answersOfServer();
  globalThis.fetch = async (path: unknown) => {
    const name = String(path)
      .replace(/^.*?\/(entries|segments)/, '$1')
      .replace(/\?.*/, '');
    return Promise.resolve(new Response(answers.get(name) as BodyInit));
  };
  const log = openRemoteEntryLog(ID, 'u1', NO_REPLICA as unknown as Replica, { seq: 0, writing: undefined });
  const texts = new Map<string, string>();
  const before = process.cpuUsage();
  const start = performance.now();
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
  await ready;
  await settled();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  // Other programs of the machine delay the first figure only.
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1e6).toFixed(2);
  const { size } = timed('Their payments are derived', () => selectRecordedPayments(store.getState()));
  process.stdout.write(`A page shows ${size} records: ${seconds} s, ${processor} s of processor time\n`);
  const payment = { amount: 10_000, status: 'Completed' as const };
  for (let n = 0; n < 3; n += 1)
    timed('One more refund is recorded and derived', () => {
      store.dispatch(refundRecorded({ ...REFUND, id: `again-${n}` }, payment));
      return selectRecordedPayments(store.getState());
    });
}

void main();
