import { allColumns, buildRows, pickRows } from '@/lib/columns/rows';
import { FEE_SHAPE, PAYMENT_SHAPE, type DataSet, type FeeRows, type PaymentRows } from '@/data/dataSets/dataSet';
import { overchargedIn, withFileFees } from '@/data/dataSets/fileFees';
import { addTo } from '@/lib/byKey';

/** The fees with the new indices of their payments. */
export function moveFees(fees: FeeRows, indexOf: (index: number) => number): FeeRows {
  return buildRows(allColumns(FEE_SHAPE, fees), fees.length, (name) =>
    name === 'payment'
      ? new Uint32Array(fees.length).map((_, row) => indexOf(fees.payment[row] ?? 0))
      : fees[name as keyof typeof FEE_SHAPE],
  );
}

/**
 * Returns a function that says whether fees of fee files still belong to the payment at an index after a newer row
 * replaced it.
 */
export function createFeeCheck(
  before: DataSet | undefined,
  file: PaymentRows,
): (row: number, index: number) => boolean {
  if (before === undefined || before.fees.length === 0) return () => true;
  const { fees } = before;
  const rowsByPayment = new Map<number, number[]>();
  for (let row = 0; row < fees.length; row += 1) {
    addTo(rowsByPayment, fees.payment[row] ?? 0, row);
  }
  return (row, index) => {
    const paymentFees = pickRows(FEE_SHAPE, fees, Uint32Array.from(rowsByPayment.get(index) ?? []));
    const payment = pickRows(PAYMENT_SHAPE, file, Uint32Array.of(row));
    return (
      overchargedIn(
        withFileFees(
          payment,
          moveFees(paymentFees, () => 0),
        ),
      ).size === 0
    );
  };
}
