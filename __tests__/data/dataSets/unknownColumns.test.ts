import { checksumColumns } from '@/lib/columns/bytes';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet, PREFIX_BYTES } from '@/data/dataSets/format/encode';
import { importFile, importFiles } from '../imports/importing';

const rows = [
  { id: 'p1', date: '2024-06-01 09:00:00' },
  { id: 'p2', date: '2024-06-03 09:00:00' },
  { id: 're1', type: 'refund', refundOf: 'p1', amount: '5.00', date: '2024-06-04 09:00:00' },
  { id: 're2', type: 'refund', refundOf: 'p2', amount: '6.00', date: '2024-06-04 09:00:00' },
  { id: 're9', type: 'refund', refundOf: 'p9', amount: '7.00', date: '2024-06-04 09:00:00' },
];

const columnOf = (texts: readonly string[]): StringColumn => ({
  text: texts.join(''),
  ends: Uint32Array.from(texts, (_, index) => texts.slice(0, index + 1).join('').length),
});

/** A data set of a newer console: its payments, refunds and unmatched refunds have a column that this one does not know. */
async function newerDataSet(): Promise<DataSet> {
  const { dataSet } = await importFiles([{ rows }]);
  return decoded({
    ...dataSet,
    payments: { ...dataSet.payments, terminal: columnOf(['second', 'first']), risk: Uint16Array.of(20, 10) },
    refunds: { ...dataSet.refunds, channel: columnOf(['online', 'desk']) },
    unmatchedRefunds: { ...dataSet.unmatchedRefunds, channel: columnOf(['mail']) },
  } as DataSet);
}

function decoded(dataSet: DataSet): DataSet {
  const read = decodeDataSet(encodeDataSet(dataSet));
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** The texts of a column by the ids of their rows. */
function textsOf(table: DataSet['payments'] | DataSet['refunds'] | DataSet['unmatchedRefunds'], name: string) {
  const column = (table as unknown as Record<string, StringColumn>)[name];
  return Object.fromEntries(
    Array.from(table.id.ends, (_, index) => [textAt(table.id, index), column && textAt(column, index)]),
  );
}

/** The bytes of a data set whose header was changed. */
function withHeader(dataSet: DataSet, change: (header: { tables: StoredTables }) => void): ArrayBuffer {
  const bytes = new Uint8Array(encodeDataSet(dataSet));
  const length = new Uint32Array(bytes.buffer)[3] ?? 0;
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + length))) as {
    tables: StoredTables;
  };
  change(header);
  const text = new TextEncoder().encode(JSON.stringify(header));
  const changed = new Uint8Array(
    PREFIX_BYTES + Math.ceil(text.length / 8) * 8 + bytes.length - PREFIX_BYTES - pad(length),
  );
  changed.set(bytes.subarray(0, PREFIX_BYTES));
  changed.set(text, PREFIX_BYTES);
  changed.set(bytes.subarray(PREFIX_BYTES + pad(length)), PREFIX_BYTES + pad(text.length));
  new Uint32Array(changed.buffer)[3] = text.length;
  new Uint32Array(changed.buffer, 8, 1)[0] = checksumColumns(changed.buffer, 12);
  return changed.buffer;
}
type StoredTables = { name: string; length: number; columns: { name: string; kind: string; counts: number[] }[] }[];
const pad = (length: number) => Math.ceil(length / 8) * 8;

test('A column of a newer console survives decoding and encoding', async () => {
  const newer = await newerDataSet();
  expect(textsOf(newer.payments, 'terminal')).toEqual({ p1: 'first', p2: 'second' });
  expect(decoded(newer)).toEqual(newer);
});

test('An import of newer rows keeps the columns of a newer console, and new rows have the default', async () => {
  const { dataSet } = await importFiles(
    [
      {
        rows: [
          { id: 'p3', date: '2024-06-02 09:00:00' },
          { id: 'p2', date: '2024-06-03 09:00:00' },
        ],
      },
    ],
    await newerDataSet(),
  );
  const stored = decoded(dataSet);
  expect(textsOf(stored.payments, 'terminal')).toEqual({ p1: 'first', p3: '', p2: 'second' });
  expect([...(stored.payments as unknown as { risk: Uint16Array }).risk]).toEqual([20, 0, 10]);
  expect(textsOf(stored.refunds, 'channel')).toEqual({ re1: 'desk', re2: 'online' });
  expect(textsOf(stored.unmatchedRefunds, 'channel')).toEqual({ re9: 'mail' });
});

test('A file without a column reads as its default', async () => {
  const { dataSet } = await importFiles([{ rows }]);
  const buffer = withHeader(dataSet, ({ tables }) => {
    for (const table of tables) table.columns = table.columns.filter(({ name }) => name !== 'customer');
  });
  expect(decodeDataSet(buffer)).toEqual(dataSet);
});

test('A table or a kind of column that only a newer console knows makes the data set one of a newer version', () => {
  const { dataSet } = importFile({ rows: [{ id: 'p1' }] });
  const problem = { problem: 'of a newer version' };
  expect(
    decodeDataSet(withHeader(dataSet, ({ tables }) => tables.push({ name: 'approvals', length: 0, columns: [] }))),
  ).toEqual(problem);
  expect(
    decodeDataSet(
      withHeader(dataSet, ({ tables }) => tables[0]?.columns.push({ name: 'fee', kind: 'int128', counts: [0] })),
    ),
  ).toEqual(problem);
});

test('A column that hides the length of its rows, is stored twice or has another kind makes the data set damaged', () => {
  const { dataSet } = importFile({ rows: [{ id: 'p1' }] });
  const problem = { problem: 'damaged' };
  const change = (columns: (table: StoredTables[number]) => void) =>
    decodeDataSet(withHeader(dataSet, ({ tables }) => columns(tables[0]!)));
  expect(change(({ columns }) => columns.push({ name: 'length', kind: 'uint16', counts: [0] }))).toEqual(problem);
  expect(change(({ columns }) => columns.push({ name: 'amount', kind: 'float64', counts: [1] }))).toEqual(problem);
  expect(change(({ columns }) => columns.push({ name: 'zone', kind: 'texts', counts: [0, 0] }))).toEqual(problem);
});
