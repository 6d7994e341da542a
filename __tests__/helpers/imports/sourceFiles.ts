import { textsOf, type RowProblem } from '@/lib/cells/cells';
import { peek } from '@/data/reading/peek';
import fc from 'fast-check';
import type { RecordHandlers } from '@/data/reading/readRecords';
import { readRecords } from '@/data/reading/readRecords';
import type { Layout, SourceFile } from '@/data/reading/sourceFile';

/** Positions at which to cut a file. A position may occur twice. */
export const anyCuts = fc.array(fc.nat({ max: 300 }), { maxLength: 12 });

/** A file with the text (in UTF-8) or the bytes. Its stream passes them on in pieces. */
export function fileOf(content: string | Uint8Array, cuts: readonly number[] = []): SourceFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const borders = [0, ...cuts.filter((cut) => cut <= bytes.length).sort((a, b) => a - b), bytes.length];
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        borders.slice(1).forEach((border, index) => controller.enqueue(bytes.slice(borders[index], border)));
        controller.close();
      },
    });
  return { name: 'payments.csv', size: bytes.length, stream };
}

/** Pieces of equal size. */
export const cutEvery = (size: number, length: number): number[] =>
  Array.from({ length: Math.floor(length / size) }, (_, index) => (index + 1) * size);

/** Collects all callbacks of reading a file. */
export async function readAll(file: SourceFile, layout: Layout, headerRecord = -1, handlers?: Partial<RecordHandlers>) {
  let reported: { fields: string[]; line: number; isAfterBlank: boolean }[] = [];
  let rejected: { line: number; problem: RowProblem }[] = [];
  const progress: number[] = [];
  const result = await readRecords(file, layout, headerRecord, {
    onRecord: (cells, line, isAfterBlank) => {
      reported.push({ fields: textsOf(cells), line, isAfterBlank });
      if (cells.problem) rejected.push({ line, problem: cells.problem });
    },
    onProgress: (bytes) => progress.push(bytes),
    onRestart: () => {
      reported = [];
      rejected = [];
    },
    ...handlers,
  });
  return { ...result, reported, rejected, records: reported.map(({ fields }) => fields), progress };
}

export const commas: Layout = { kind: 'delimited', encoding: 'utf-8', separator: ',' };

/** Reads a file with the layout that its start has. */
export async function readPeeked(content: string | Uint8Array, cuts: readonly number[] = []) {
  const file = fileOf(content, cuts);
  const found = await peek(file);
  if ('problem' in found) throw new Error(found.problem.kind);
  return { ...(await readAll(file, found.layout, 0)), layout: found.layout };
}

/** A UTF-8 file with one invalid byte. */
export const damagedAt = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const at = bytes.indexOf('~'.charCodeAt(0));
  bytes[at] = 0xe9;
  return bytes;
};
