/** Requests to the writer of a workbook. Each is answered, so that the page creates rows only as fast as they are written. */
export type WorkbookRequest =
  /** `decimals` are those of the amounts. `name` is the name of the sheet. */
  | { kind: 'start'; name: string; headers: readonly string[]; decimals: number }
  | { kind: 'rows'; rows: readonly (readonly string[])[] }
  | { kind: 'finish' };

export type WorkbookAnswer =
  /** The rows of the last request are written. */
  | { kind: 'written' }
  | { kind: 'file'; file: Blob }
  /** The message of the browser's error. */
  | { kind: 'failed'; message: string };

export type WorkbookWriter = { post: (request: WorkbookRequest) => void; stop: () => void };
export type StartWorkbookWriter = (onAnswer: (answer: WorkbookAnswer) => void) => WorkbookWriter;

/** `transactions.xlsx` for `transactions.csv`. */
export function workbookName(csvName: string): string {
  return csvName.replace(/\.csv$/, '.xlsx');
}
