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

/**
 * The export of statements: opening balance, lines and closing balance of each, as plain numbers. Refunds and payouts
 * are negative. `noteOf` words the note of a line.
 */
export function statementsFile(
  statements: readonly Statement[],
  headingOf: (statement: Statement) => Heading,
  { currency, timeZone, noteOf }: { currency: Currency; timeZone: string; noteOf: (line: StatementLine) => string },
): LongTable {
  const plain = (cents: Cents) => plainAmount(cents, currency);
  function* rows(): Generator<string[], undefined> {
    for (const statement of statements) {
      const { number, partyNumber, name } = headingOf(statement);
      const { start, end, opening, closing, length } = statement;
      const first = [number, partyNumber, name, start, end];
      const last = [currency.code, timeZone];
      const nothing = ['', '', '', '', '', '', ''];
      yield [...first, 'Opening balance', start, ...nothing, plain(opening), ...last];
      for (let index = 0; index < length; index += 1) {
        const line = statement.lineAt(index);
        const { kind, time, paymentId, gross, fees, net } = line;
        const amounts = [gross, fees.processor, fees.partner, fees.platform, net, statement.balanceAt(index)];
        yield [...first, LINE_KIND_NAMES[kind], time, paymentId, noteOf(line), ...amounts.map(plain), ...last];
      }
      yield [...first, 'Closing balance', end, ...nothing, plain(closing), ...last];
    }
  }
  const all = rows();
  return {
    headers: [
      ...['STATEMENT', 'PARTY ID', 'PARTY', 'FROM', 'TO', 'KIND', 'DATE AND TIME', 'TRANSACTION ID', 'NOTE'],
      ...['GROSS', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'NET', 'BALANCE', 'CURRENCY', 'TIME ZONE'],
    ],
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

/** The number of lines on the first page, and on each further page of A4 or Letter. */
const [FIRST_PAGE, FURTHER_PAGE] = [25, 54];

/** The approximate number of pages of statements, each starting on a new page. */
export function countPrintedPages(lengths: readonly number[]): number {
  return lengths.reduce((sum, lines) => sum + 1 + Math.ceil(Math.max(0, lines - FIRST_PAGE) / FURTHER_PAGE), 0);
}
