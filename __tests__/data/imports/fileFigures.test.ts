import { measureDataSet } from '@/data/imports/fileFigures';
import { buildDataSet } from '../../helpers/dataSets';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 100, partner: 20, platform: 300 };

test('The figures of a data set have refunds of paid payments alone, and whole refunds by their status', () => {
  const dataSet = buildDataSet(
    [
      importedPayment('P-1', { fees: FEES, date: '2025-06-20 10:00:00' }),
      importedPayment('P-2', { fees: FEES, status: 'Refunded' }),
      importedPayment('P-3', { fees: FEES, status: 'Failed', isPaid: false, date: '2025-06-02 10:00:00' }),
    ],
    { refunds: [importedRefund('P-1'), importedRefund('P-3')] },
  );
  expect(measureDataSet(dataSet)).toEqual({
    sums: { all: 30_000, gross: 20_000, refunded: 13_000, processor: 200, partner: 40, platform: 600 },
    range: { first: '2025-06-02', last: '2025-06-20' },
  });
});

test('A data set without payments has no days', () => {
  expect(measureDataSet(buildDataSet([]))).toMatchObject({ sums: { all: 0, refunded: 0 }, range: undefined });
});
