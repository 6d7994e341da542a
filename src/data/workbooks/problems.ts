/** The limits of a workbook. They stop decompression bombs. Sizes are in bytes. */
export const WORKBOOK_LIMITS = {
  /** Of the file. */
  size: 100 * 2 ** 20,
  /** Of all its parts, decompressed: the sheet of 1,000,000 payments has 700 MB, and such tables are better in CSV. */
  unpacked: 400 * 2 ** 20,
  /** How many times larger its parts are than the file. Sheets of equal rows reach 100. */
  ratio: 200,
  /** Files inside the file. */
  parts: 2_000,
  rows: 1_000_000,
  columns: 1_000,
} as const;

/** Why a workbook cannot be read. `sheet` and `cell` name where. */
export type WorkbookProblem =
  /** It has a password, or another format: XLS, XLSB, ODS. */
  | { kind: 'other workbook' }
  | { kind: 'workbook damaged' }
  | { kind: 'workbook empty' }
  | { kind: 'workbook limit'; limit: keyof typeof WORKBOOK_LIMITS; sheet?: string }
  /** A formula whose result is not stored. */
  | { kind: 'formula without result'; sheet: string };

/** Thrown while a workbook is read. */
export class WorkbookError extends Error {
  constructor(readonly problem: WorkbookProblem) {
    super(problem.kind);
  }
}
