import fc from 'fast-check';
import { journalOf } from '@/domain/accounting/journal';
import { JOURNAL_FORMATS, journalFile, type JournalFormat } from '@/domain/accounting/journalFiles';
import { finish } from '@/lib/resumable';
import { DEFAULT_CHART, describeEntry } from '@/selectors/accounting/texts';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { generatedHistory, generatedSpan } from '../../helpers/domain/generatedHistory';
import { buildPayout, sourceOf, sourceOfTable } from '../../helpers/domain/statements';

const context = {
  chart: DEFAULT_CHART,
  taxRate: 'Tax Exempt',
  currency: USD,
  numberOf: (partyId: string) => `No. ${partyId}`,
  nameOf: (partyId: string) => `Name of ${partyId}`,
  describe: describeEntry,
};
const rowsOf = (format: JournalFormat, entries: Parameters<typeof journalFile>[0]) => {
  const { headers, rows } = journalFile(entries, format, context);
  return rows.slice(0, rows.length).map((cells) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])));
};

const source = sourceOf({
  transactions: [buildTransaction({ id: 'TR1', merchantId: 'MER001', amount: 10_000, date: '2024-06-03 10:00:00' })],
  records: [buildRefund({ transactionId: 'TR1', amount: 4_000, recordedAt: '2024-06-05 10:00:00' })],
  payouts: [buildPayout({ partyId: 'MER001', amount: 2_000, day: '2024-06-30', reference: 'June' })],
});
const entries = finish(journalOf(source, { start: '2024-06-01', end: '2024-06-30' }, 'each'));

test('The CSV file has date, account, debit, credit, party and reference of each line', () => {
  const [clearing, merchant] = rowsOf('csv', entries);
  expect(clearing).toEqual({
    DATE: '2024-06-03',
    JOURNAL: '20240603-1',
    'ACCOUNT CODE': '1100',
    ACCOUNT: 'Processor clearing',
    DEBIT: '100.00',
    CREDIT: '',
    'PARTY ID': '',
    PARTY: '',
    REFERENCE: 'TR1',
    DESCRIPTION: 'Payment TR1',
    CURRENCY: 'USD',
  });
  expect(merchant).toMatchObject({ DEBIT: '', CREDIT: '90.00', 'PARTY ID': 'No. MER001', PARTY: 'Name of MER001' });
});

test('The file for Xero has the columns of its template, one signed amount and a day with the name of the month', () => {
  const rows = rowsOf('xero', entries);
  expect(rows[0]).toEqual({
    '*Narration': '20240603-1 Payment TR1',
    '*Date': '3 Jun 2024',
    Description: '',
    '*AccountCode': '1100',
    '*TaxRate': 'Tax Exempt',
    '*Amount': '100.00',
  });
  expect(rows[1]).toMatchObject({ Description: 'Name of MER001', '*AccountCode': '2000', '*Amount': '-90.00' });
});

test('The file for QuickBooks has accounts by name, and US days', () => {
  const [last] = rowsOf('quickbooks', entries).slice(-1);
  expect(last).toEqual({
    JournalNo: '20240630-3',
    JournalDate: '06/30/2024',
    AccountName: 'Bank',
    Debits: '',
    Credits: '20.00',
    Description: 'Payout June',
    Name: '',
    Currency: 'USD',
  });
});

test('A journal is written in portions, which have its lines once in their order', () => {
  const { rows } = journalFile(entries, 'csv', context);
  const portions = [rows.slice(0, 2), rows.slice(2, rows.length)];
  expect(portions.map(({ length }) => length)).toEqual([2, rows.length - 2]);
  expect(portions.flat()).toEqual(rows.slice(0, rows.length));
});

test('An entry is described by its event, or by the number of events', () => {
  const entry = { kind: 'refund', day: '2024-06-05', reference: 'TR1', events: 1, postings: [] } as const;
  expect(describeEntry(entry)).toBe('Refund of TR1');
  expect(describeEntry({ ...entry, reference: '', events: 1 })).toBe('Refund');
  expect(describeEntry({ ...entry, kind: 'payment', reference: '', events: 1_200 })).toBe('1,200 payments');
});

test('In every file of any journal, the lines of an entry share their number and day, and their amounts cancel out', () => {
  const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
  fc.assert(
    fc.property(generatedHistory, generatedSpan, ({ table, payments: _rows, ...of }, days) => {
      const journal = finish(journalOf(sourceOfTable(table, of), days, 'day'));
      for (const format of JOURNAL_FORMATS) {
        const sums = new Map<string, number>();
        for (const row of rowsOf(format, journal)) {
          const entry = JSON.stringify([
            row.JOURNAL ?? row.JournalNo ?? row['*Narration'],
            row.DATE ?? row.JournalDate ?? row['*Date'],
          ]);
          const amount =
            cents(row['*Amount']) + cents(row.DEBIT) - cents(row.CREDIT) + cents(row.Debits) - cents(row.Credits);
          sums.set(entry, (sums.get(entry) ?? 0) + amount);
        }
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
        expect(sums.size).toBe(journal.length);
      }
    }),
    { numRuns: 50 },
  );
});
