import { lazyRows, type LongTable } from '@/domain/lists/csv';
import type { Currency } from '@/domain/money/currency';
import { plainAmount, type Cents } from '@/domain/money/money';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import type { StatementLine } from '@/domain/statements/statementLines';
import type { PayoutParts } from './payoutLines';

/** The names of the two balances of a payout in its file. */
export type PayoutBalances = { before: string; left: string };

/** The export of the lines of a payout as plain numbers. The column NET sums to the amount of the payout. */
export function payoutLinesFile(
  { payout, before, lines, left }: PayoutParts,
  { partyNumber, name }: { partyNumber: string; name: string },
  {
    currency,
    timeZone,
    balances,
    noteOf,
  }: { currency: Currency; timeZone: string; balances: PayoutBalances; noteOf: (line: StatementLine) => string },
): LongTable {
  const plain = (cents: Cents) => plainAmount(cents, currency);
  const first = [partyNumber, name, payout.day, payout.reference];
  const last = [currency.code, timeZone];
  const nothing = ['', '', '', '', '', '', ''];
  const balanceRow = (kind: string, cents: Cents) => [...first, kind, ...nothing, plain(cents), ...last];
  const leading = before === 0 ? 0 : 1;
  const length = leading + lines.length + (left === 0 ? 0 : 1);
  const rowAt = (row: number) => {
    if (row < leading) return balanceRow(balances.before, before);
    if (row - leading >= lines.length) return balanceRow(balances.left, 0 - left);
    const line = lines.lineAt(row - leading);
    const { kind, time, paymentId, gross, fees, net } = line;
    const amounts = [gross, fees.processor, fees.partner, fees.platform, net];
    return [...first, LINE_KIND_NAMES[kind], time, paymentId, noteOf(line), ...amounts.map(plain), ...last];
  };
  return {
    headers: [
      ...['PARTY ID', 'PARTY', 'PAYOUT DATE', 'REFERENCE', 'KIND', 'DATE AND TIME', 'TRANSACTION ID', 'NOTE'],
      ...['GROSS', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'NET', 'CURRENCY', 'TIME ZONE'],
    ],
    rows: lazyRows(length, rowAt),
  };
}
