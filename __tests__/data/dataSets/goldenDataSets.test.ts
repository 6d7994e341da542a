import { readdirSync, readFileSync } from 'node:fs';
import { toPlainRow } from '@/lib/columns/rows';
import { FEE_SHAPE, PAYMENT_SHAPE, UNMATCHED_FEE_SHAPE, UNMATCHED_REFUND_SHAPE } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { DATA_SET_VERSION } from '@/data/dataSets/format/encode';
import { refundsOfFiles } from '../../helpers/dataSets';

const FOLDER = `${__dirname}/golden`;

/** A file of each version that a console has written. These files never change. */
function readGolden(version: number) {
  const decoded = decodeDataSet(new Uint8Array(readFileSync(`${FOLDER}/version${version}.spds`)).buffer);
  if ('problem' in decoded) throw new Error(`Version ${version} is ${decoded.problem}`);
  return decoded;
}

const versions = Array.from({ length: DATA_SET_VERSION }, (_, index) => index + 1);

test('A golden file exists for each version of data sets', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(versions.map((version) => `version${version}.spds`));
});

test.each(versions)('A data set of version %s has the figures that it was written with', (version) => {
  const dataSet = readGolden(version);
  const { payments, replaced, fees, unmatchedRefunds, unmatchedFees, merchants, words } = dataSet;
  expect(dataSet).toMatchObject({ currency: 'EUR', today: '2024-06-04' });
  expect(merchants.map(({ name, transactions, totalSales }) => [name, transactions, totalSales])).toEqual([
    ['Harbour Arts', 2, 2000],
    ['Café Été', 1, 12_345],
    ['東京', 1, 0],
  ]);
  expect(dataSet.volume.month.at(-1)).toMatchObject({
    totalTransactionAmount: 14_345,
    paidToMerchant: 13_010,
    processorFees: 476,
  });
  const rows = Array.from(payments.id.ends, (_, index) => toPlainRow(PAYMENT_SHAPE, payments, index));
  expect(rows.map(({ id, amount, date }) => [id, amount, date])).toEqual([
    ['ch_4', 5000, '2024-06-04 10:00:00'],
    ['ch_2', 12_345, '2024-06-03 08:30:00'],
    ['ch_1', 2000, '2024-06-01 12:00:00'],
    ['ch_3', 990, '2024-05-31 23:59:59'],
  ]);
  expect(rows[1]).toMatchObject({ processorFee: 388, partnerFee: 500, platformFee: 247, merchant: 1 });
  expect(rows[2]).toMatchObject({ customer: 'cus_1', integration: 1, partner: 1, processorFee: 88 });
  expect(words.statuses[rows[0]?.status ?? 0]).toEqual({ word: 'On hold', isPaid: false });
  expect([...refundsOfFiles(dataSet)]).toMatchObject([{ id: 're_1', transactionId: 'ch_2', amount: 345 }]);
  expect(dataSet.integrations).toMatchObject([{ id: 'INT-1', integrationName: 'Main stage', merchant: 0 }]);
  expect(toPlainRow(PAYMENT_SHAPE, replaced, 0)).toMatchObject({ id: 'ch_2', amount: 12_000 });
  // Version 2 added unmatched refunds, version 3 fees of files, version 4 unmatched fees.
  expect([unmatchedRefunds.length, fees.length, unmatchedFees.length]).toEqual([
    Number(version >= 2),
    Number(version >= 3),
    Number(version >= 4),
  ]);
  if (version >= 2)
    expect(toPlainRow(UNMATCHED_REFUND_SHAPE, unmatchedRefunds, 0)).toMatchObject({ reference: 'ch_9', amount: 700 });
  if (version >= 3) {
    expect(toPlainRow(FEE_SHAPE, fees, 0)).toMatchObject({ id: 'fee_1', payment: 1, processorFee: 400 });
    expect(rows.map(({ areFeesCalculated }) => areFeesCalculated)).toEqual([1, 0, 1, 1]);
  }
  if (version >= 4)
    expect(toPlainRow(UNMATCHED_FEE_SHAPE, unmatchedFees, 0)).toMatchObject({ reference: 'ch_9', processorFee: 31 });
});
