import type { Span } from '@/domain/calendar/periods';
import type { LongTable } from '@/domain/lists/csv';
import type { Currency } from '@/domain/money/currency';
import { plainAmount, type Cents } from '@/domain/money/money';
import type { LineKind, StatementLine } from './statementLines';
import type { Statement } from './sums/lineSums';

/** The label of each kind of line. */
export const LINE_KIND_NAMES: Record<LineKind, string> = {
  correction: 'Correction',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  disputeFee: 'Dispute fee',
  disputeWon: 'Dispute won',
  adjustment: 'Adjustment',
  reserve: 'Reserve',
  reserveReleased: 'Reserve release',
  opening: 'Opening balance',
  payout: 'Payout',
};

/** The party and the title of a statement in a file. */
export type Heading = { number: string; partyNumber: string; name: string };

type Format = { currency: Currency; timeZone: string; noteOf: (line: StatementLine) => string };

const HEADERS = [
  ...['STATEMENT', 'PARTY ID', 'PARTY', 'FROM', 'TO', 'KIND', 'DATE AND TIME', 'TRANSACTION ID', 'NOTE'],
  ...['GROSS', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'NET', 'BALANCE', 'CURRENCY', 'TIME ZONE'],
];

/** The rows of one statement. */
function rowsOf({ start, end }: Span, { number, partyNumber, name }: Heading, { currency, timeZone, noteOf }: Format) {
  const plain = (cents: Cents) => plainAmount(cents, currency);
  const first = [number, partyNumber, name, start, end];
  const last = [currency.code, timeZone];
  const nothing = ['', '', '', '', '', '', ''];
  return {
    opening: (cents: Cents) => [...first, 'Opening balance', start, ...nothing, plain(cents), ...last],
    line: (line: StatementLine, balance: Cents) => {
      const { kind, time, paymentId, gross, fees, net } = line;
      const amounts = [gross, fees.processor, fees.partner, fees.platform, net, balance];
      return [...first, LINE_KIND_NAMES[kind], time, paymentId, noteOf(line), ...amounts.map(plain), ...last];
    },
    closing: (cents: Cents) => [...first, 'Closing balance', end, ...nothing, plain(cents), ...last],
  };
}

/**
 * The export of statements: opening balance, lines and closing balance of each, as plain numbers. Refunds and payouts
 * are negative. `noteOf` words the note of a line.
 */
export function statementsFile(
  statements: readonly Statement[],
  headingOf: (statement: Statement) => Heading,
  format: Format,
): LongTable {
  function* rows(): Generator<string[], undefined> {
    for (const statement of statements) {
      const { opening, closing, length } = statement;
      const row = rowsOf(statement, headingOf(statement), format);
      yield row.opening(opening);
      for (let index = 0; index < length; index += 1)
        yield row.line(statement.lineAt(index), statement.balanceAt(index));
      yield row.closing(closing);
    }
  }
  const all = rows();
  return {
    headers: HEADERS,
    rows: {
      length: statements.reduce((sum, { length }) => sum + length + 2, 0),
      slice: (from, to) => {
        const portion: string[][] = [];
        for (let row = from; row < to; row += 1) {
          const next = all.next();
          if (next.done) break;
          portion.push(next.value);
        }
        return portion;
      },
    },
  };
}

/** Lines of a statement that arrive over time, with the figures of all of them in cents. */
export type ArrivingLines = AsyncIterable<Pick<Statement, 'opening' | 'closing'> & { lines: readonly StatementLine[] }>;

/** The same export of one statement whose lines arrive in portions, about `length` of them. */
export function arrivingStatementFile(
  statement: Span & { length: number },
  heading: Heading,
  format: Format,
  arriving: () => ArrivingLines,
): LongTable {
  return {
    headers: HEADERS,
    rows: {
      length: statement.length + 2,
      slice: () => {
        throw new Error('These rows arrive in portions.');
      },
    },
    async *portions() {
      const row = rowsOf(statement, heading, format);
      let balance: Cents | undefined;
      let end: Cents = 0;
      for await (const { opening, closing, lines } of arriving()) {
        if (balance === undefined) yield [row.opening(opening)];
        let before: Cents = balance ?? opening;
        yield lines.map((line) => row.line(line, (before += line.net)));
        [balance, end] = [before, closing];
      }
      yield [row.closing(end)];
    },
  };
}

/** The number of lines on the first page, and on each further page of A4 or Letter. */
const [FIRST_PAGE, FURTHER_PAGE] = [25, 54];

/** The approximate number of pages of statements, each starting on a new page. */
export function countPrintedPages(lengths: readonly number[]): number {
  return lengths.reduce((sum, lines) => sum + 1 + Math.ceil(Math.max(0, lines - FIRST_PAGE) / FURTHER_PAGE), 0);
}
