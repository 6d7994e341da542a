import { peek } from '@/data/reading/peek';
import { commas, cutEvery, fileOf, readAll } from '../../helpers/imports/sourceFiles';

test('The records after the header have their line numbers, and lines above the header and empty rows are left out', async () => {
  const text = 'Report of June\n\nid,name\n\n1,a\n2,"b\nc"\n';
  expect((await readAll(fileOf(text), commas, 1)).reported).toEqual([
    { fields: ['1', 'a'], line: 5, isAfterBlank: false },
    { fields: ['2', 'b\nc'], line: 6, isAfterBlank: false },
  ]);
});

test('All records after an empty row are marked, even if the empty row has separators', async () => {
  for (const empty of ['', ', ,', '""']) {
    const { reported } = await readAll(fileOf(`id,name\n1,a\n${empty}\nTotal,1\nEnd,2`), commas, 0);
    expect(reported.map(({ isAfterBlank }) => isAfterBlank)).toEqual([false, true, true]);
  }
});

test('Progress is reported in bytes up to the size of the file', async () => {
  const file = fileOf('id,name\n1,é\n', [3, 8]);
  expect((await readAll(file, commas, 0)).progress).toEqual([3, 8, file.size]);
});

test('A problem after the first megabyte is reported with its position', async () => {
  const rows = 'id,name\n' + `1,${'a merchant '.repeat(12)}\n`.repeat(10_000);
  const file = fileOf(`${rows}2,"b\n`, cutEvery(65_536, 1_400_000));
  expect(await peek(file)).toMatchObject({ layout: commas });
  expect((await readAll(file, commas, 0)).problem).toEqual({ kind: 'quote never closes', line: 10_002 });
});

test('A file that disappears while it is read is reported', async () => {
  let pulls = 0;
  const stream = () =>
    new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulls += 1;
          if (pulls > 2) throw new Error('gone');
          controller.enqueue(new TextEncoder().encode('id,name\n'));
        },
      },
      { highWaterMark: 0 },
    );
  expect((await readAll({ name: 'a.csv', size: 99, stream }, commas, 0)).problem).toEqual({ kind: 'unreadable' });
});

test('An error of a handler is not treated as a problem of the file, and closes it', async () => {
  let isClosed = false;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('1,a\n')),
      cancel: () => {
        isClosed = true;
      },
    });
  const onProgress = (bytes: number) => {
    if (bytes > 40) throw new Error('a defect');
  };
  await expect(readAll({ name: 'endless.csv', size: 10, stream }, commas, 0, { onProgress })).rejects.toThrow(
    'a defect',
  );
  expect(isClosed).toBe(true);
});
