import { readTable } from '@/data/workbooks/readTable';
import { readWorkbook } from '@/data/workbooks/readWorkbook';
import { readSheet } from '@/data/workbooks/withSheets';
import type { SourceFile } from '@/data/reading/sourceFile';
import { fileOf } from '../../helpers/imports/sourceFiles';

/** A file that was removed or changed after it was chosen. */
const removed = (name: string): SourceFile => ({
  name,
  size: 1_000,
  stream: () =>
    new ReadableStream({
      start: (controller) => controller.error(new DOMException('The file could not be read', 'NotReadableError')),
    }),
});

test('A workbook that can no longer be read is left to its reader, which says so', async () => {
  const file = removed('june.xlsx');
  expect(await readSheet(file, undefined)).toEqual({ file });
  expect(await readTable(file)).toHaveProperty('problem');
  expect(await readWorkbook(file, undefined, () => undefined)).toEqual({ problem: { kind: 'other workbook' } });
});

test('A table whose end is damaged is refused as a whole, although its beginning can be read', async () => {
  const rows = '{"Merchant":"Harbor","Amount":1},\n'.repeat(8_000);
  expect(await readTable(fileOf(`[${rows}{"Merchant":"Quay"`))).toMatchObject({ problem: { kind: 'JSON broken' } });
});
