import fc from 'fast-check';
import { writeBackup } from '@/data/backups/backupFile';
import { packed, unpacked, UnpacksTooLarge } from '@/data/backups/gzip';
import { readBackup } from '@/data/backups/readBackup';
import { buildDataSet } from '../../helpers/dataSets';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { anyPayments, readPayment } from '../dataSets/readPayments';

const about = { name: 'Festival of June', source: 'payments.csv', rows: 2, importedOn: '2025-06-30' };
const content = { entries: [{ journal: 'payments', id: 'r1', value: 'Größenwahn' }] };

async function givenBackup(rows = [readPayment(), readPayment({ id: 'ch_2' })], b: object = {}) {
  const bytes = encodeDataSet(buildDataSet(rows));
  const file = await writeBackup({
    madeAt: '2025-07-01 10:00:00',
    workspace: { ...about, hash: await hashDataSet(bytes), rows: rows.length, ...b },
    content: new Blob([JSON.stringify(content)]),
    rows: new Blob([bytes]),
  });
  return { file, bytes };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const textOf = async (file: Blob) => Buffer.from(await bytesOf(file)).toString('latin1');
const problemOf = async (...parts: BlobPart[]) => {
  const read = await readBackup(new Blob(parts));
  return 'problem' in read ? read.problem : undefined;
};
/** A backup whose first lines were edited and whose hash was corrected afterwards. */
async function resealed(change: (head: string) => string) {
  const text = await textOf((await givenBackup()).file);
  const [mark = '', head = '', , ...parts] = text.split('\n');
  const changed = Buffer.from(change(head), 'latin1');
  const sha256 = await hashDataSet(new Uint8Array(changed).buffer);
  return Buffer.from([mark, changed.toString('latin1'), sha256, parts.join('\n')].join('\n'), 'latin1');
}

afterEach(() => jest.restoreAllMocks());

test('A backup reads back as it was written: the workspace, its rows to the byte, and everything recorded', async () => {
  await fc.assert(
    fc.asyncProperty(anyPayments, async (rows) => {
      const { file, bytes } = await givenBackup(rows);
      const read = await readBackup(file);
      if ('problem' in read) throw new Error(read.problem);
      expect(read).toMatchObject({ content, head: { madeAt: '2025-07-01 10:00:00' } });
      expect(read.head.workspace).toEqual({ ...about, rows: rows.length, hash: await hashDataSet(bytes) });
      expect(Buffer.compare(await bytesOf(read.rows!), new Uint8Array(bytes))).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('A backup states what it is in its first lines, and is compressed', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => readPayment({ id: `ch_${index}` }));
  const { file, bytes } = await givenBackup(rows);
  const [mark, head] = (await textOf(file)).split('\n');
  expect(mark).toBe('SplitPay backup 1');
  expect(JSON.parse(head!)).toMatchObject({ workspace: { name: 'Festival of June', rows: 500 } });
  expect(file.size).toBeLessThan(bytes.byteLength / 4);
});

test('A direction control in the names of a backup is shown', async () => {
  const file = await writeBackup({
    madeAt: '2025-07-01 10:00:00',
    workspace: { ...about, hash: 'sample', name: 'Hall\u202egnp', source: 'a\u2066.csv' },
    content: new Blob(['{}']),
    rows: undefined,
  });
  expect(await readBackup(file)).toMatchObject({
    head: { workspace: { name: 'Hall\ufffdgnp', source: 'a\ufffd.csv' } },
  });
});

test('A browser that cannot compress still writes and reads backups, and reports a compressed one', async () => {
  const packed = (await givenBackup()).file;
  const { CompressionStream, DecompressionStream } = globalThis;
  Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
  try {
    const { file, bytes } = await givenBackup();
    const read = await readBackup(file);
    expect('rows' in read && (await bytesOf(read.rows!)).length).toBe(bytes.byteLength);
    expect(await problemOf(packed)).toBe('cannot be unpacked');
  } finally {
    Object.assign(globalThis, { CompressionStream, DecompressionStream });
  }
});

test('A backup of the demo data has no rows', async () => {
  const file = await writeBackup({
    madeAt: '2025-07-01 10:00:00',
    workspace: { ...about, hash: 'sample' },
    content: new Blob(['{}']),
    rows: undefined,
  });
  expect(await readBackup(file)).toMatchObject({ content: {}, rows: undefined });
});

test('Every damaged byte is detected', async () => {
  const bytes = await bytesOf((await givenBackup()).file);
  // The short proof damages some of them.
  for (let at = 0; at < bytes.length; at += process.env.RUNS ? 5 : 1) {
    const damaged = bytes.slice();
    damaged[at] = Number(damaged[at]) ^ (1 << (at % 8));
    expect([at, await problemOf(damaged)]).not.toEqual([at, undefined]);
  }
});

test('A backup that is cut anywhere or has bytes after its end is rejected', async () => {
  const bytes = await bytesOf((await givenBackup()).file);
  for (let length = 0; length < bytes.length; length += 7)
    expect([length, await problemOf(bytes.slice(0, length))]).not.toEqual([length, undefined]);
  expect(await problemOf(bytes.slice(0, -1))).toBe('cut');
  expect(await problemOf(bytes.slice(0, 40))).toBe('cut');
  expect(await problemOf(bytes, 'more')).toBe('damaged');
});

test('Any other file is rejected as not a backup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await problemOf(bytes.slice())).toBe('not a backup');
    }),
  );
});

test('A backup of a later version is rejected with that reason, regardless of its content', async () => {
  const bytes = await bytesOf((await givenBackup()).file);
  expect(await problemOf('SplitPay backup 2\n', bytes)).toBe('of a later version');
  expect(await problemOf('SplitPay backup one\n', bytes)).toBe('damaged');
});

test.each<[string, (head: string) => string]>([
  ['its first lines are no JSON', (head) => head.slice(1)],
  ['a part of the first lines is missing', (head) => head.replace('"madeAt"', '"made"')],
  ['its rows are counted otherwise', (head) => head.replace('"rows":2', '"rows":3')],
  ['its rows are those of another', (head) => head.replace(/"hash":"./, '"hash":"x')],
  ['it says that it is packed otherwise', (head) => head.replaceAll('gzip', 'none')],
  ['its name is longer than a name may be', (head) => head.replace('Festival', 'F'.repeat(90))],
  ['it lacks its rows', (head) => head.replace(/,"rows":\{[^}]*\}/, '')],
])('A backup that was edited by hand is damaged if %s', async (_, change) => {
  expect(await problemOf(await resealed((head) => head))).toBeUndefined();
  expect(await problemOf(await resealed(change))).toBe('damaged');
});

test('Decompression stops at the declared size, and at 200 times the compressed size', async () => {
  const zeros = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('gzip'));
  const file = await new Response(zeros).blob();
  await expect(unpacked(file)).rejects.toThrow(UnpacksTooLarge);
  const text = new Blob([Array.from({ length: 5_000 }, (_, index) => `row ${index}`).join()]);
  expect((await unpacked(await packed(text), text.size)).byteLength).toBe(text.size);
  await expect(unpacked(await packed(text), text.size - 1)).rejects.toThrow(UnpacksTooLarge);
});

test('A backup whose content decompresses to more than it states is rejected with that reason', async () => {
  expect(await problemOf(await resealed((head) => head.replace(/"unpackedBytes":\d+/, '"unpackedBytes":10')))).toBe(
    'unpacks too large',
  );
});

test('A backup of an earlier version, which states no decompressed size, can be read', async () => {
  expect(await problemOf(await resealed((head) => head.replaceAll(/,"unpackedBytes":\d+/g, '')))).toBeUndefined();
});

test('Content that compresses to less than a 200th is stored uncompressed, so that every backup opens', async () => {
  const file = await writeBackup({
    madeAt: '2025-07-01 10:00:00',
    workspace: { ...about, hash: 'sample' },
    content: new Blob([JSON.stringify({ text: 'x'.repeat(2_000_000) })]),
    rows: undefined,
  });
  expect(await readBackup(file)).toMatchObject({ head: { parts: { content: { compression: 'none' } } } });
});
