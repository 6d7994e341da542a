import { writeXlsxStream } from 'hucre/xlsx';
import { exportKindOf, type ExportKind } from '@/domain/lists/columnKinds';
import type { WorkbookAnswer, WorkbookRequest } from '@/domain/lists/workbook';
import { messageOf } from '@/lib/objects';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A number of a workbook has 15 significant digits. A longer amount stays text, so that no digit is lost. */
const MOST_DIGITS = 15;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** Days before March 1900 have another number in each program. */
const FIRST_YEAR = 1901;

/** The widths of columns, in characters. */
const WIDTHS: Record<ExportKind | 'text', number> = { amount: 14, count: 14, day: 12, time: 20, text: 22 };

/**
 * The typed value of a cell of an export. An amount is the decimal text of its minor units, so the number has the same
 * digits. A text that does not have the form of its kind stays text; a text is never a formula.
 */
export function typedCell(text: string, kind: ExportKind | undefined): string | number | Date | null {
  if (text === '') return null;
  switch (kind) {
    case 'amount':
    case 'count':
      return AMOUNT.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS ? Number(text) : escaped(text);
    case 'day':
      return dateOf(DAY.exec(text)) ?? escaped(text);
    case 'time':
      return dateOf(TIME.exec(text)) ?? escaped(text);
    case undefined:
      return escaped(text);
    default:
      return kind satisfies never;
  }
}

/** Undefined for a text of another form or a day that does not exist. */
function dateOf(match: RegExpExecArray | null): Date | undefined {
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  const isReal = date.getUTCMonth() === month - 1 && hours < 24 && minutes < 60 && seconds < 60;
  return isReal && year >= FIRST_YEAR ? date : undefined;
}

/** Workbooks write a control character as `_x000D_`, so a text that looks like one is escaped. */
const escaped = (text: string): string => (text.includes('_x') ? text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_') : text);

/**
 * Writes a workbook in a worker, from rows that the page sends in portions. Each portion is answered once it is written,
 * and `finish` with the file.
 */
export function createWorkbookWriter(post: (answer: WorkbookAnswer) => void): (request: WorkbookRequest) => void {
  let deliver: ((rows: readonly (readonly string[])[] | undefined) => void) | undefined;
  let portion = nextPortion();

  function nextPortion(): Promise<readonly (readonly string[])[] | undefined> {
    return new Promise((resolve) => (deliver = resolve));
  }

  async function* typedRows(kinds: readonly (ExportKind | undefined)[]) {
    for (let rows = await portion; rows; rows = await portion) {
      for (const row of rows) yield row.map((text, column) => typedCell(text, kinds[column]));
      portion = nextPortion();
      post({ kind: 'written' });
    }
  }

  async function write({ name, headers, decimals }: Extract<WorkbookRequest, { kind: 'start' }>): Promise<void> {
    const kinds = headers.map(exportKindOf);
    const stream = writeXlsxStream(typedRows(kinds), {
      name: sheetName(name),
      columns: headers.map((header, column) => ({
        header,
        width: WIDTHS[kinds[column] ?? 'text'],
        ...formatOf(kinds[column], decimals),
      })),
      freezePane: { rows: 1 },
    });
    const bytes = await new Response(stream).blob();
    post({ kind: 'file', file: bytes.slice(0, bytes.size, TYPE) });
  }

  return (request) => {
    switch (request.kind) {
      case 'start':
        write(request).catch((error: unknown) => post({ kind: 'failed', message: messageOf(error) }));
        break;
      case 'rows':
        deliver?.(request.rows);
        break;
      case 'finish':
        deliver?.(undefined);
        break;
      default:
        request satisfies never;
    }
  };
}

function formatOf(kind: ExportKind | undefined, decimals: number): { numFmt?: string } {
  if (kind === undefined) return {};
  const amount = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return { numFmt: { amount, count: '#,##0', day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm:ss' }[kind] };
}

/** At most 31 characters, without those that a sheet's name cannot have. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
}
