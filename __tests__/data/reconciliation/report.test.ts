import { createReportReader } from '@/data/reconciliation/readReport';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { USD } from '../../helpers/currencies';

const PLAN: Plan = {
  format: 'test',
  columns: { id: 0, amount: 1, date: 2, currency: 3, type: 4 },
  decimalMark: '.',
  isMinorUnits: false,
  dateOrder: 'year first',
  timeZone: 'UTC',
  currency: 'USD',
  feeSign: 1,
  statuses: {},
  kinds: { charge: 'payment', refund: 'refund' },
};
const HEADERS = ['id', 'amount', 'date', 'currency', 'type', 'Order id'];

/** The result of reading rows. Rows from `blankAt` on follow an empty row. */
function reportOf(rows: string[], blankAt = Infinity) {
  const { add, finish } = createReportReader(PLAN, HEADERS, USD, 2027);
  rows.forEach((row, index) => add(cellsOf(row.split(',')), index + 2, index >= blankAt));
  return finish();
}

test('An unknown currency is stored as written, in capitals, as a discrepancy and not as a rejected row', () => {
  const { report, unread } = reportOf([
    'P-1,10.00,2025-06-01,usd,charge,',
    'P-2,10.00,2025-06-01,shells,charge,',
    'P-3,10.00,2025-06-01,,charge,',
  ]);
  expect([unread, ...[0, 1, 2].map(report.currencyAt)]).toEqual([0, 'USD', 'SHELLS', 'USD']);
});

test('The currency of a row is that of its column, otherwise the one beside its amount', () => {
  const { report, unread } = reportOf([
    'P-1,€10.00,2025-06-01,,charge,',
    'P-2,€10.00,2025-06-01,$,charge,',
    'P-3,$10.00,2025-06-01,,charge,',
    'P-4,10.00 kr,2025-06-01,,charge,',
  ]);
  expect([unread, ...[0, 1, 2, 3].map(report.currencyAt)]).toEqual([0, 'EUR', 'USD', 'USD', '?']);
});

test('An amount in another currency is read with the decimals of that currency', () => {
  const { report, unread } = reportOf([
    'P-1,10.00,2025-06-01,usd,charge,',
    'P-2,12000,2025-06-01,jpy,charge,',
    'P-3,12.345,2025-06-01,bhd,charge,',
    'P-2,-2000,2025-06-02,jpy,refund,',
    'P-4,7.50,2025-06-01,,charge,',
    'P-5,JPY 300,2025-06-01,,charge,',
  ]);
  expect([unread, ...[0, 1, 2, 3, 4].map(report.amountAt)]).toEqual([0, 1_000, 12_000, 12_345, 750, 300]);
  expect(report.refunded?.[1]).toBe(2_000);
});

test('Totals after an empty row are not payments, and not counted as invalid', () => {
  const { report, unread } = reportOf(['P-1,10.00,2025-06-01,usd,charge,', 'Total,10.00,2025-06-01,usd,,'], 1);
  expect([report.length, unread]).toEqual([1, 0]);
});

test('Refund rows are added to the payment that they name, and those without a payment are listed', () => {
  const { report } = reportOf([
    'P-1,10.00,2025-06-01,usd,charge,',
    'P-2,10.00,2025-06-01,usd,charge,',
    'P-2,-3.00,2025-06-02,usd,refund,',
    'P-2,-4.00,2025-06-03,usd,refund,',
    'P-9,-1.00,2025-06-03,usd,refund,',
  ]);
  expect([report.unmatchedRefunds, ...Array.from(report.refunded ?? [])]).toEqual([1, 0, 700]);
});

test('A payment is also matched by the reference in its row, if there is one', () => {
  const { report } = reportOf(['P-1,10.00,2025-06-01,usd,charge,TR-1', 'P-2,10.00,2025-06-01,usd,charge,']);
  expect([0, 1].map(report.referenceAt)).toEqual(['TR-1', '']);
});
