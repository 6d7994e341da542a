import { readHead } from '@/data/reading/fileText';
import type { SourceFile } from '@/data/reading/sourceFile';
import type { ReadWorkbook } from './readWorkbook';
import type { WorkbookProblem } from './problems';

/** A workbook with rows in several sheets: one must be chosen. */
export type SheetQuestion = { file: string; sheets: string[] };

/** The chosen sheets, by the name of their workbook. */
export type ChosenSheets = Readonly<Record<string, string>>;

/** Thrown if sheets must be chosen before the files can be read. */
export class SheetsNeeded extends Error {
  constructor(readonly questions: SheetQuestion[]) {
    super('SheetsNeeded');
  }
}

/** The names of the first parts of a workbook, which distinguish it from other ZIP archives. */
const BEGINNING = /^(?:\[Content_Types\]|_rels\/|docProps\/|xl\/)/;
const [NAME_START, HEAD] = [30, 60];

/**
 * The files, with the sheet of each workbook (XLSX) as a CSV file. A workbook that cannot be read is left out and
 * reported. Throws SheetsNeeded if several sheets of a workbook have rows and none is chosen.
 */
export async function withSheets(
  files: readonly File[],
  chosen: ChosenSheets,
  onProblem: (name: string, problem: WorkbookProblem) => void,
  onProgress: (rows: number) => void,
): Promise<File[]> {
  const read: File[] = [];
  const questions: SheetQuestion[] = [];
  for (const file of files) {
    const found = await readSheet(file, chosen[file.name], onProgress);
    if ('file' in found) read.push(found.file);
    else if ('sheets' in found) questions.push({ file: file.name, sheets: found.sheets });
    else onProblem(file.name, found.problem);
  }
  if (questions.length > 0) throw new SheetsNeeded(questions);
  return read;
}

/** The sheet of one file, or the file itself if it is not a workbook. */
export async function readSheet<Source extends SourceFile>(
  file: Source,
  sheet: string | undefined,
  onProgress: (rows: number) => void = () => undefined,
): Promise<ReadWorkbook | { file: Source }> {
  if (!(await isWorkbook(file))) return { file };
  const { readWorkbook } = await import(/* webpackChunkName: "read-workbook" */ './readWorkbook');
  return readWorkbook(file, sheet, onProgress);
}

async function isWorkbook(file: SourceFile): Promise<boolean> {
  if (!/\.xls[xm]$/i.test(file.name)) return false;
  // A file that cannot be read is reported by its reader.
  const { bytes = new Uint8Array() } = (await readHead(file, HEAD)) ?? {};
  const start = String.fromCharCode(...bytes);
  return start.startsWith('PK') && BEGINNING.test(start.slice(NAME_START));
}
