import { matchingLines, readLineQuery, searchLines } from '@/domain/statements/lines/lineSearch';
import { coverLines } from '@/domain/statements/lines/payoutLines';
import type { StatementSource, StatementTable } from '@/domain/statements/source';
import { paymentLine } from '@/domain/statements/statementLines';
import { issuedLinesOf, computeStatementResumably, computeStatement } from '@/domain/statements/statements';
import { groupByMerchant, groupResumably } from '@/domain/statements/sums/grouping';
import { STEP_ROWS, type Resumable } from '@/lib/resumable';
import { USD } from '../../helpers/currencies';

const ROWS = 20_000;
/** The limit is one pass over the rows. */
const PAUSES = Math.floor(ROWS / STEP_ROWS);
const YEAR = { start: '2024-01-01', end: '2024-12-31' };

const column = (cents: number) => new Float64Array(ROWS).fill(cents);
const table: StatementTable = {
  length: ROWS,
  idAt: (index) => `P${index}`,
  merchantIdAt: (index) => `MER00${index % 3}`,
  dateAt: () => '2024-06-10 10:00:00',
  amountAt: () => 100,
  statusAt: () => 'Completed',
  isPaidAt: () => true,
  fees: { processor: column(3), partner: column(5), platform: column(2) },
};
const partners = { terms: ['', 'North'], indices: Uint32Array.from({ length: ROWS }, (_, index) => index % 2) };
const nothing = { recorded: new Map(), payouts: new Map(), payoutHistories: new Map(), issued: new Map() };
const sourceOf = (of: StatementTable): StatementSource => ({ table: of, merchants: groupByMerchant(of), ...nothing });

function pausesOf(steps: Resumable<unknown>): number {
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  return pauses;
}

test('A long statement is read, sorted, summed and hashed in steps of some thousand rows', () => {
  const source = sourceOf({ ...table, isNewestFirst: true });
  expect(pausesOf(computeStatementResumably(source, 'platform', YEAR))).toBe(3 * PAUSES);
  // One more pass sorts rows of unknown order.
  expect(pausesOf(computeStatementResumably(sourceOf(table), 'platform', YEAR))).toBe(3 * PAUSES + 1);
  expect(pausesOf(issuedLinesOf(computeStatement(source, 'platform', YEAR)))).toBe(PAUSES);
});

test('A search in many lines and the lines of a payout take such steps, too', () => {
  const source = sourceOf(table);
  const query = readLineQuery('unknown', USD);
  const lines = { length: ROWS, lineAt: (index: number) => paymentLine(table, index, 'platform') };
  expect(query && pausesOf(searchLines(source, query, 10))).toBe(PAUSES);
  expect(pausesOf(matchingLines(lines, query))).toBe(PAUSES);
  expect(pausesOf(coverLines(source, 'platform'))).toBe(PAUSES);
});

test('Many payments are grouped in such steps, also by partner, and summed in one more step per prefix sum', () => {
  expect(pausesOf(groupResumably(table))).toBe(3 * PAUSES);
  expect(pausesOf(groupResumably({ ...table, partners }))).toBe(5 * PAUSES);
  expect(pausesOf(groupResumably({ ...table, isNewestFirst: true }))).toBe(3 * PAUSES + Math.ceil(ROWS / STEP_ROWS));
});
