import { formatDay, partsOf, type Day } from '@/domain/calendar/dates';
import type { LongTable } from '@/domain/lists/csv';
import type { Currency } from '@/domain/money/currency';
import { plainAmount, type Cents } from '@/domain/money/money';
import type { PartyId } from '@/domain/statements/parties';
import type { AccountingSettings } from './accounts';
import type { JournalEntry, Posting } from './journal';

export const JOURNAL_FORMATS = ['csv', 'xero', 'quickbooks'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

/** The most lines that Xero imports from one file (help.xero.com, manual journals). */
export const MOST_XERO_LINES = 300;

type Context = AccountingSettings & {
  currency: Currency;
  /** The number of a party as screens show it. An added merchant has another id inside. */
  numberOf: (partyId: PartyId) => string;
  nameOf: (partyId: PartyId) => string;
  /** A sentence about an entry. */
  describe: (entry: JournalEntry) => string;
};

type Line = Posting & { entry: JournalEntry; number: string };

/**
 * A journal as a file: a row for each posting with plain amounts. Xero has one signed amount and the day with the name
 * of the month, which every country reads alike; QuickBooks has accounts by name and US dates.
 */
export function journalFile(entries: readonly JournalEntry[], format: JournalFormat, context: Context): LongTable {
  const { chart, currency, numberOf, nameOf, describe, taxRate } = context;
  const debit = (amount: Cents) => (amount > 0 ? plainAmount(amount, currency) : '');
  const credit = (amount: Cents) => (amount < 0 ? plainAmount(0 - amount, currency) : '');
  const party = ({ partyId }: Line) => (partyId === undefined ? '' : nameOf(partyId));
  const layouts: Record<JournalFormat, { headers: readonly string[]; cells: (line: Line) => string[] }> = {
    csv: {
      headers: [
        ...['DATE', 'JOURNAL', 'ACCOUNT CODE', 'ACCOUNT', 'DEBIT', 'CREDIT'],
        ...['PARTY ID', 'PARTY', 'REFERENCE', 'DESCRIPTION', 'CURRENCY'],
      ],
      cells: (line) => [
        ...[line.entry.day, line.number, chart[line.role].code, chart[line.role].name],
        ...[
          debit(line.amount),
          credit(line.amount),
          line.partyId === undefined ? '' : numberOf(line.partyId),
          party(line),
        ],
        ...[line.entry.reference, describe(line.entry), currency.code],
      ],
    },
    xero: {
      headers: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
      cells: (line) => [
        ...[`${line.number} ${describe(line.entry)}`, dayWithMonthName(line.entry.day), party(line)],
        ...[chart[line.role].code, taxRate, plainAmount(line.amount, currency)],
      ],
    },
    quickbooks: {
      headers: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
      cells: (line) => [
        ...[line.number, usDay(line.entry.day), chart[line.role].name, debit(line.amount), credit(line.amount)],
        ...[describe(line.entry), party(line), currency.code],
      ],
    },
  };
  const { headers, cells } = layouts[format];
  const lines = entries.flatMap((entry, index) => {
    const number = `${entry.day.replaceAll('-', '')}-${index + 1}`;
    return entry.postings.map((posting): Line => ({ ...posting, entry, number }));
  });
  return { headers, rows: { length: lines.length, slice: (from, to) => lines.slice(from, to).map(cells) } };
}

/** `30 Jun 2024`. */
function dayWithMonthName(day: Day): string {
  const { year, date } = partsOf(day);
  return `${date} ${formatDay(day).slice(0, 3)} ${year}`;
}

/** `06/30/2024`. */
function usDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
