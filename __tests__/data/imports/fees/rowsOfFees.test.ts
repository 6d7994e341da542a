import { createFeesImport } from '@/data/imports/fees/createFeesImport';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { recognize } from '@/data/formats/recognize';
import { USD } from '../../../helpers/currencies';

const HEADERS = ['Fee', 'Kind', 'Payment', 'Platform', 'Currency'];

/** Collects these rows. The flag says whether an empty row precedes the row. */
function gather(
  rows: readonly (readonly [fields: readonly string[], isAfterBlank?: boolean])[],
  { isElsewhere, ...answers }: Partial<Plan> & { isElsewhere?: (code: string) => boolean } = {},
) {
  const { plan } = recognize([HEADERS, HEADERS], 'UTC');
  const columns = { feeId: 0, type: 1, id: 2, platformFee: 3, currency: 4 };
  const fees: Plan = {
    ...plan,
    feeSign: 1,
    columns,
    kinds: { charge: 'payment', refund: 'refund', payout: 'payout' },
    ...answers,
  };
  const reading = createFeesImport(fees, HEADERS, {
    currency: USD,
    nextYear: 2027,
    ...(isElsewhere && { isElsewhere }),
  });
  rows.forEach(([fields, isAfterBlank = false], at) => reading.add(cellsOf(fields), at + 2, isAfterBlank));
  const importRun = reading.finish();
  const refused = importRun.refused();
  return {
    ...importRun,
    refused: Array.from({ length: refused.rows.length }, (_, index) => {
      const { line, column, value, reason } = rejectedRowAt(refused, index);
      return [line, column, value, reason];
    }),
  };
}

const row = (id: string, b: { kind?: string; currency?: string } = {}) =>
  [id, b.kind ?? 'charge', 'P1', '1.00', b.currency ?? 'USD'] as const;

test('Rows that are not fees of payments are skipped by kind, and rows that are too short or of an unknown type are rejected', () => {
  const { fees, skipped, refused } = gather([
    [row('f1')],
    [row('f2', { kind: 'refund' })],
    [row('f3', { kind: 'payout' })],
    [row('f4').slice(0, 3)],
    [row('f5'), true],
    [row('f6', { kind: 'loan' })],
  ]);
  expect(fees.map(({ id }) => id)).toEqual(['f1']);
  expect(Object.entries(skipped).map(([type, { count }]) => [type, count])).toEqual([
    ['refund', 1],
    ['payout', 1],
    ['after an empty row', 1],
  ]);
  expect(refused).toEqual([
    [5, '', '', 'too few columns'],
    [7, 'Kind', 'loan', 'type unknown'],
  ]);
});

test('Rows after an empty row are imported if the operator says that they are rows too', () => {
  expect(gather([[row('f1'), true]], { takesRowsAfterBlank: true }).fees).toHaveLength(1);
});

test('Fees in another currency are skipped and counted, or left to the workspace of that currency', () => {
  const rows = [[row('f1', { currency: 'EUR' })], [row('f2', { currency: 'EUR' })], [row('f3')]] as const;
  const here = gather(rows);
  expect([here.fees.length, here.otherCurrencies]).toEqual([1, { EUR: 2 }]);
  expect(here.refused).toEqual([]);
  const elsewhere = gather(rows, { isElsewhere: (code) => code === 'EUR' });
  expect([elsewhere.fees.length, elsewhere.otherCurrencies, elsewhere.refused]).toEqual([1, {}, []]);
});

test('A missing amount is reported in the fee column, and without an id column the payment identifies a fee', () => {
  const columns = { id: 2, platformFee: 3 };
  const rows = [[['', '', 'P1', '', '']], [['', '', 'P2', '1.00', '']], [['', '', 'P2', '2.00', '']]] as const;
  expect(gather(rows, { columns }).refused).toEqual([
    [2, 'Platform', '', 'amount missing'],
    [3, 'Payment', 'P2', 'id twice'],
    [4, 'Payment', 'P2', 'id twice'],
  ]);
});
