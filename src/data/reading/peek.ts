import { decodeHead, encodingOf, isFullOfZeros } from './decoding';
import { textsOf } from '@/lib/cells/cells';
import { isBlank } from './cells';
import { createDelimitedReader } from './delimited';
import { readHead } from './fileText';
import { isJson, peekJson } from './jsonRecords';
import {
  type Encoding,
  type FileProblem,
  type Layout,
  type Separator,
  type SourceFile,
  LARGEST_FILE,
  SEPARATORS,
} from './sourceFile';
import { BACKUP_MARK } from '@/data/backups/mark';

/** The first records of a file, including those above its header. For JSON, the first record has the headers. */
export type Peek = { layout: Layout; records: string[][]; encoding: Encoding };

const HEAD_SIZE = 2 ** 20;
const MOST_RECORDS = 50;
/** Usually the first portion has as many records as needed. */
const PORTION = 2 ** 13;

/** Reads the first megabyte of a file: its layout, and its first 50 records that are not empty. Never rejects. */
export async function peek(file: SourceFile): Promise<Peek | { problem: FileProblem }> {
  if (file.size > LARGEST_FILE) return { problem: { kind: 'too large', size: file.size } };
  const head = await readHead(file, HEAD_SIZE);
  if (head === undefined) return { problem: { kind: 'unreadable' } };
  const { bytes, isWhole } = head;
  const problem = problemOfBytes(bytes);
  if (problem) return { problem };
  const encoding = encodingOf(bytes, isWhole);
  const text = decodeHead(bytes, encoding, isWhole);
  if (isFullOfZeros(text)) return { problem: { kind: 'not text' } };
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  if (isMarkup(text)) return { problem: { kind: 'markup' } };
  if (!isJson(text)) return peekDelimited(text, encoding, isWhole);
  const found = peekJson(text, isWhole, MOST_RECORDS);
  if ('problem' in found) return found;
  const { kind, records } = found;
  return { layout: { kind, encoding, headers: records[0] ?? [] }, records, encoding };
}

function peekDelimited(text: string, encoding: Encoding, isWhole: boolean): Peek | { problem: FileProblem } {
  const bytes = new TextEncoder().encode(text);
  const tries = SEPARATORS.map((separator) => readHeadRecords(bytes, separator, isWhole));
  // The separator that splits most records into the same number of cells. If several do, the one with more cells.
  const best = tries.reduce((a, b) => (b.alike > a.alike || (b.alike === a.alike && b.width > a.width) ? b : a));
  const problem = best.alike > 0 ? best.problem : tries.find((attempt) => attempt.problem)?.problem;
  if (problem) return { problem };
  if (best.alike === 0) return { problem: { kind: 'one column' } };
  const { separator, records } = best;
  return { layout: { kind: 'delimited', encoding, separator }, records, encoding };
}

function readHeadRecords(bytes: Uint8Array, separator: Separator, isWhole: boolean) {
  const records: string[][] = [];
  const read = createDelimitedReader(separator, (cells) => {
    if (records.length < MOST_RECORDS && !isBlank(cells)) records.push(textsOf(cells));
  });
  let problem: FileProblem | undefined;
  for (let at = 0, end = PORTION; at < bytes.length && records.length < MOST_RECORDS && !problem; end *= 2) {
    // A copy, because removing quotes changes it.
    problem = read(bytes.slice(at, end), isWhole && end >= bytes.length);
    at = end;
  }
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, alike] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return { separator, records, problem, width, alike };
}

// The first bytes of files that people choose by mistake, one character per byte.
const BEGINNINGS = [
  [BACKUP_MARK, 'backup'],
  ['PK\u0003\u0004', 'archive'],
  ['\u001f\u008b', 'archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'workbook'],
  ['%PDF', 'binary'],
  ['\u0089PNG', 'binary'],
  ['\u00ff\u00d8\u00ff', 'binary'],
  ['GIF8', 'binary'],
] as const;

/** What the first bytes say about a file that is not text. Undefined if it may be text. */
function problemOfBytes(head: Uint8Array): FileProblem | undefined {
  if (head.length === 0) return { kind: 'empty' };
  const start = String.fromCharCode(...head.subarray(0, 60));
  const kind = BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1];
  // Spreadsheet files are ZIP archives. The name of their first part, at byte 30, distinguishes them from others.
  if (kind === 'archive' && /^(\[Content_Types\]|_rels\/|docProps\/|xl\/|mimetype)/.test(start.slice(30))) {
    return { kind: 'workbook' };
  }
  return kind && { kind };
}

/**
 * Whether a text is XML or a web page, which a provider returns to people who are not signed in. A table may have text
 * in angle brackets too.
 */
function isMarkup(text: string): boolean {
  return /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|table|div|script)\b/i.test(text);
}
