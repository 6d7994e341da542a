import { readXlsx, streamXlsxRows, type CellValue, type Sheet } from 'hucre/xlsx';
import { readHead } from '@/data/reading/fileText';
import type { SourceFile } from '@/data/reading/sourceFile';
import { quotedLine } from '@/domain/imports/guards';
import { isTimed, textOfSheetCell } from './cellText';
import { checkParts } from './parts';
import { WORKBOOK_LIMITS, WorkbookError, type WorkbookProblem } from './problems';

/** The rows of a sheet as a CSV file with the name of the workbook, the sheets to choose from, or why it cannot be read. */
export type ReadWorkbook = { file: File } | { sheets: string[] } | { problem: WorkbookProblem };

/** The rows that decide about the columns of a sheet, and about formulas. */
const HEAD = 50;

/** Rows between two progress messages, and rows that are encoded together. */
const PORTION = 1_000;

/**
 * Reads the sheet of a workbook (XLSX) that has rows as a CSV file, which all formats and mappings can read. If several
 * visible sheets have rows, one must be chosen by its name. Formulas have their stored result, and a shared string, rich
 * text and inline text is its text. An empty row stays, so that lines are rows of the sheet. Never rejects.
 */
export async function readWorkbook(
  file: SourceFile & { lastModified?: number },
  chosen: string | undefined,
  onProgress: (rows: number) => void,
): Promise<ReadWorkbook> {
  try {
    if (file.size > WORKBOOK_LIMITS.size) throw new WorkbookError({ kind: 'workbook limit', limit: 'size' });
    const { bytes = new Uint8Array() } = (await readHead(file, WORKBOOK_LIMITS.size)) ?? {};
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new WorkbookError({ kind: 'other workbook' });
    checkParts(bytes);
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: HEAD,
      readStyles: true,
    });
    const filled = sheets.filter(({ rows }) => rows.some((row) => widthOf(row) > 0));
    const sheet = chosen === undefined ? filled[0] : filled.find(({ name }) => name === chosen);
    if (!sheet) throw new WorkbookError({ kind: 'workbook empty' });
    if (chosen === undefined && filled.length > 1) return { sheets: filled.map(({ name }) => name) };
    checkFormulas(sheet);
    const parts = await csvOf(bytes, sheet, onProgress);
    return { file: new File(parts, file.name, { type: 'text/csv', lastModified: file.lastModified ?? 0 }) };
  } catch (error) {
    return { problem: error instanceof WorkbookError ? error.problem : { kind: 'workbook damaged' } };
  }
}

/** The number of cells up to the last one that is not empty. */
const widthOf = (row: readonly CellValue[]): number => row.findLastIndex((value) => value !== null && value !== '') + 1;

/** A program that writes formulas without results does so everywhere, so the first rows show it. */
function checkFormulas({ name, cells }: Sheet): void {
  for (const { formula, value } of cells?.values() ?? [])
    if (formula !== undefined && value === null)
      throw new WorkbookError({ kind: 'formula without result', sheet: name });
}

async function csvOf(bytes: Uint8Array, sheet: Sheet, onProgress: (rows: number) => void): Promise<Blob[]> {
  const { name } = sheet;
  const least = sheet.rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  const timed = timedColumns(sheet);
  const parts: Blob[] = [];
  let lines: string[] = [];
  let next = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
    const width = widthOf(values);
    if (width > WORKBOOK_LIMITS.columns)
      throw new WorkbookError({ kind: 'workbook limit', limit: 'columns', sheet: name });
    if (index >= WORKBOOK_LIMITS.rows || next >= WORKBOOK_LIMITS.rows)
      throw new WorkbookError({ kind: 'workbook limit', limit: 'rows', sheet: name });
    for (; next < index; next += 1) lines.push('\r\n');
    const texts = Array.from({ length: width === 0 ? 1 : Math.max(least, width) }, (_, column) => {
      const value = values[column] ?? null;
      if (isTimed(value)) timed.add(column);
      return textOfSheetCell(value, timed.has(column));
    });
    lines.push(quotedLine(texts));
    next += 1;
    if (lines.length < PORTION) continue;
    parts.push(new Blob(lines));
    lines = [];
    onProgress(next);
  }
  return [...parts, new Blob(lines)];
}

/** The columns whose dates have a time: by the format of their first cells, or by a time. */
function timedColumns({ rows, cells }: Sheet): Set<number> {
  const timed = new Set(rows.flatMap((row) => row.flatMap((value, column) => (isTimed(value) ? [column] : []))));
  for (const [key, { value, style }] of cells ?? [])
    if (value instanceof Date && /h/i.test(style?.numFmt ?? '')) timed.add(Number(key.split(',')[1]));
  return timed;
}
