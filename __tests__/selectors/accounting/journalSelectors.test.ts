import type { JournalDetail } from '@/domain/accounting/journal';
import type { JournalFormat } from '@/domain/accounting/journalFiles';
import { finish } from '@/lib/resumable';
import { buildJournal, selectAccountingSettings, selectJournalFile } from '@/selectors/accounting/journalSelectors';
import { accountsTyped } from '@/slices/accountingSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';

/** The rows of the journal of these days by their headers. */
function journalOf(store: AppStore, format: JournalFormat, detail: JournalDetail = 'each') {
  const state = store.getState();
  const { headers, rows } = selectJournalFile(state, finish(buildJournal(state, detail)), format);
  return rows.slice(0, rows.length).map((cells) => new Map(headers.map((header, index) => [header, cells[index]])));
}

const visit = (store: AppStore, from: string, to: string) =>
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', from, to } }));

test('The journal has the payments of the days of the statements, with the number and the name of each party', () => {
  const store = setupStore();
  visit(store, '2024-06-28', '2024-06-28');
  const rows = journalOf(store, 'csv');
  expect(new Set(rows.map((row) => row.get('DATE')))).toEqual(new Set(['2024-06-28']));
  const ofMerchant = rows.filter((row) => row.get('ACCOUNT') === 'Merchant payables');
  expect(ofMerchant.map((row) => [row.get('PARTY ID'), row.get('PARTY'), row.get('CURRENCY')])).toContainEqual([
    ...['MER001', 'Harbor Lights Music Festival', 'USD'],
  ]);
});

test('The debits of the journal of a month are its credits, also if each day or the month has one entry', () => {
  const store = setupStore();
  const lengths = (['each', 'day', 'period'] as const).map((detail) => {
    const rows = journalOf(store, 'csv', detail);
    const [debits, credits] = ['DEBIT', 'CREDIT'].map((side) =>
      rows.reduce((sum, row) => sum + Math.round(Number(row.get(side)) * 100), 0),
    );
    expect(debits).toBeGreaterThan(0);
    expect(credits).toBe(debits);
    return rows.length;
  });
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

test('The journal has the accounts of the console until the operator types others', () => {
  const store = setupStore();
  expect(selectAccountingSettings(store.getState())).toMatchObject({
    chart: { clearing: { code: '1100', name: 'Processor clearing' } },
    taxRate: 'Tax Exempt',
  });
  store.dispatch(accountsTyped({ 'clearing.name': 'Card money', taxRate: 'No VAT' }));
  const [first] = journalOf(store, 'xero');
  expect([first?.get('*AccountCode'), first?.get('*TaxRate')]).toEqual(['1100', 'No VAT']);
  expect(journalOf(store, 'quickbooks')[0]?.get('AccountName')).toBe('Card money');
});
