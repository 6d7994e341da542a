import fc from 'fast-check';
import type { ReadPayment } from '@/domain/imports/plan';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { prepareDigits } from '@/selectors/payments/list/searchText';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { finish } from '@/lib/resumable';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { buildTransaction } from '../../helpers/builders';
import { JPY, KWD, USD } from '../../helpers/currencies';
import { givenImportedData, givenWorkspace, importedPayment, importedRefund } from '../../helpers/workspace';

const MERCHANTS = ['Harbor Arts', 'ΟΔΟΣ', 'İstanbul 12', 'mer001'];
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2025-06-${date}`);
const payment = fc.record({
  merchant: fc.constantFrom(...MERCHANTS),
  amount: fc.nat(2_000_000),
  date: day.map((date) => `${date} 12:00:00`),
  status: fc.constantFrom('Completed', 'Failed', 'Refunded'),
  customer: fc.constantFrom('CUST-Ö', 'ΟΔΟΣ-1', ''),
});
const payments = fc
  .array(payment, { minLength: 1, maxLength: 20 })
  .map((rows) => rows.map((row, index) => importedPayment(`Pay-${index}${'Σİß'.charAt(index % 4)}`, row)));

/** The texts of a payment on the screen, and its amounts as people type them. */
const fieldsOf = ({ id, merchant, amount, date, status }: ReadPayment) =>
  [id, merchant, formatMoney(amount, USD), `$${plainAmount(amount, USD)}`, date, status].map((text) =>
    text.toLowerCase(),
  );

function foundBy(
  rows: ReadPayment[],
  view: Partial<RootState['transactionsList']>,
  prepare: (state: RootState) => void = () => undefined,
): string[] {
  const state = setupStore(givenImportedData(rows)).getState();
  const looking = givenWorkspace({ transactions: view }, state);
  prepare(looking);
  return [...selectFilteredTransactions(looking)].map(selectTransactionTable(looking).idAt).sort();
}

test('A search of imported data finds the rows of the chosen days with the phrase in one field', () => {
  const position = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(payments, position, fc.option(fc.tuple(day, day)), (rows, [row, field, from, length], days) => {
      const text = fieldsOf(rows[row % rows.length]!)[field % 6]!;
      const search = text
        .slice(from % text.length)
        .slice(0, length)
        .trim();
      fc.pre(search !== '');
      const [start, end] = days ? [...days].sort() : [null, null];
      const range = { start: start ?? null, end: end ?? null };
      const isInRange = ({ date }: ReadPayment) => start == null || (date >= start && date.slice(0, 10) <= end!);
      const plainly = rows.filter((row) => isInRange(row) && fieldsOf(row).some((field) => field.includes(search)));
      expect(foundBy(rows, { search, range })).toEqual(plainly.map(({ id }) => id).sort());
    }),
  );
});

test('One digit finds the same rows before and after its preparation', () => {
  fc.assert(
    fc.property(payments, fc.nat(9), (rows, digit) => {
      const search = String(digit);
      const plainly = rows.filter((row) => fieldsOf(row).some((field) => field.includes(search)));
      const ids = plainly.map(({ id }) => id).sort();
      expect(foundBy(rows, { search })).toEqual(ids);
      expect(foundBy(rows, { search }, (state) => void finish(prepareDigits(state)))).toEqual(ids);
    }),
  );
});

test('A search shows the payments of one merchant, and customer ids if no field contains the phrase', () => {
  const rows = [
    importedPayment('P1', { merchant: 'One', customer: 'Walk-in Ö' }),
    importedPayment('P2', { merchant: 'Two', customer: 'walk-in ö' }),
    importedPayment('P3', { merchant: 'Two' }),
  ];
  const two = setupStore(givenImportedData(rows))
    .getState()
    .merchants.rows.find(({ name }) => name === 'Two')!;
  expect(foundBy(rows, { merchantId: two.id })).toEqual(['P2', 'P3']);
  expect(foundBy(rows, { search: 'IN Ö' })).toEqual(['P1', 'P2']);
  expect(foundBy(rows, { merchantId: two.id, search: 'walk-in' })).toEqual(['P2']);
});

test('A range with only one of its days excludes nothing', () => {
  const rows = [importedPayment('P2', { date: '2025-06-20' }), importedPayment('P1', { date: '2025-06-10' })];
  const range = { start: '2025-06-15', end: null };
  expect(foundBy(rows, { range, filters: { status: 'Completed' } })).toEqual(['P1', 'P2']);
  expect(foundBy(rows, { range: { start: null, end: '2025-06-15' } })).toEqual(['P1', 'P2']);
  const whole = { ...range, end: '2025-06-30' };
  expect(foundBy(rows, { range: whole, filters: { status: 'Completed' } })).toEqual(['P2']);
});

test.each([KWD, JPY])(
  'Amounts of $code are found as people type them, with a plain space after the sign',
  (currency) => {
    const amount = 1_250_500;
    const workspace = { currency: currency.code };
    const importedState = setupStore(
      givenImportedData([importedPayment('P2', { amount }), importedPayment('P1', { amount: 77 })]),
    ).getState();
    const rows = [buildTransaction({ id: 'P2', amount }), buildTransaction({ id: 'P1', amount: 77 })];
    for (const state of [
      givenWorkspace({ workspace }, importedState),
      givenWorkspace({ workspace, transactions: { rows } }),
    ]) {
      const { idAt } = selectTransactionTable(state);
      const found = (search: string) => {
        const searching = givenWorkspace({ transactions: { search } }, state);
        // Each search is one phrase and not several words.
        expect(selectSearchReading(searching)).toBe('');
        return Array.from(selectFilteredTransactions(searching), (index) => idAt(index)).sort();
      };
      const sign = currency.sign.replace('\u00a0', ' ');
      const plain = plainAmount(amount, currency);
      const parted = formatMoney(amount, currency).slice(sign.length);
      for (const typed of [plain, parted, sign + plain, sign + parted, (sign + parted).toLowerCase()])
        expect([typed, found(typed)]).toEqual([typed, ['P2']]);
      expect([found(sign), found('usd')]).toEqual([['P1', 'P2'], []]);
    }
  },
);

test('A payment is found by the id of its refund, and by a word and a month', () => {
  const rows = [importedPayment('P-1'), importedPayment('P-2', { merchant: 'Café Nörd', date: '2025-05-31 23:00:00' })];
  const state = setupStore(givenImportedData(rows, 'related', [importedRefund('P-2', { id: 're_4711' })])).getState();
  const found = (search: string) => {
    const looking = givenWorkspace({ transactions: { search } }, state);
    const ids = [...selectFilteredTransactions(looking)].map(selectTransactionTable(looking).idAt);
    return [ids, selectSearchReading(looking)];
  };
  expect(found('re_4711')).toEqual([['P-2'], 'Matches in the IDs of refunds and disputes.']);
  expect(found('cafe nord may')).toEqual([['P-2'], 'Payments in May 2025 that contain "cafe" and "nord".']);
  expect(found('re_4712')[0]).toEqual([]);
});
