import fc from 'fast-check';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { isBalanced } from '@/domain/payments/paymentShares';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { contentOf, importFiles, type FileRow } from '../importing';

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) => (amount / 100).toFixed(2));
const id = fc.integer({ min: 1, max: 6 }).map((number) => `p${number}`);
const payment: fc.Arbitrary<FileRow> = fc.record({
  id,
  amount: cents(0, 5000),
  processorFee: fc.constantFrom('', '0.30'),
  status: fc.constantFrom('paid', 'failed'),
  platformFee: fc.constantFrom('', '1.00'),
  refunded: fc.constantFrom('', '', '1.00', '0.50'),
});
const fee: fc.Arbitrary<FileRow> = fc
  .record({ feeId: fc.nat(12).map((number) => `fee_${number}`), id, fee: fc.nat(900), back: fc.option(fc.nat(900)) })
  .map(({ fee: feeCents, back, ...row }) => ({
    ...row,
    platformFee: (feeCents / 100).toFixed(2),
    refunded: back === null ? '' : (Math.min(back, feeCents) / 100).toFixed(2),
  }));
const payments = fc.uniqueArray(payment, { selector: (row) => row.id, minLength: 1, maxLength: 6 });
const fees = fc.uniqueArray(fee, { selector: (row) => row.feeId, maxLength: 10 });
const paymentFile = (rows: readonly FileRow[]) => ({
  rows,
  fields: ['id', 'merchant', 'amount', 'date', 'status', 'processorFee', 'platformFee', 'refunded'] as const,
});
const feeFile = (rows: readonly FileRow[]) => ({
  rows,
  plan: { holds: 'fees' as const },
  fields: ['feeId', 'id', 'platformFee', 'refunded'] as const,
});
const runs = { numRuns: 60 };

test('Payment and fee files give the same data set in any order and any division into files', async () => {
  await fc.assert(
    fc.asyncProperty(payments, fees, fc.nat(10), async (paymentRows, reported, cut) => {
      // The fees never exceed their payments, so that their order makes no difference.
      const rows = paymentRows.map((row) => ({ ...row, amount: '900.00' }));
      const [a, b] = [feeFile(reported.slice(0, cut)), feeFile(reported.slice(cut))];
      const together = await importFiles([paymentFile(rows), a, b]);
      const turned = await importFiles([b, a, paymentFile(rows)]);
      expect(encodeDataSet(turned.dataSet)).toEqual(encodeDataSet(together.dataSet));
      let { dataSet } = await importFiles([paymentFile(rows)]);
      for (const file of [b, a]) ({ dataSet } = await importFiles([file], dataSet));
      expect(encodeDataSet(dataSet)).toEqual(encodeDataSet(together.dataSet));
      // Fees whose payment is in a later file are unmatched until then.
      ({ dataSet } = await importFiles([paymentFile(rows.slice(0, 1))]));
      for (const file of [a, b, paymentFile(rows)]) ({ dataSet } = await importFiles([file], dataSet));
      expect(encodeDataSet(dataSet)).toEqual(encodeDataSet(together.dataSet));
    }),
    runs,
  );
});

test('Importing a fee file twice changes nothing, even after saving', async () => {
  await fc.assert(
    fc.asyncProperty(payments, fees, async (paymentRows, reported) => {
      const { dataSet, fees: counts } = await importFiles([paymentFile(paymentRows), feeFile(reported)]);
      const stored = decodeDataSet(encodeDataSet(dataSet));
      if ('problem' in stored) throw new Error(stored.problem);
      const again = await importFiles([feeFile(reported)], stored);
      expect(again.fees).toMatchObject({ new: 0, changed: 0, same: counts?.new });
      expect(encodeDataSet(again.dataSet)).toEqual(encodeDataSet(dataSet));
      expect(contentOf((await importFiles([paymentFile(paymentRows)], stored)).dataSet)).toEqual(contentOf(dataSet));
    }),
    runs,
  );
});

test('Each fee row has one fate, the fees of a payment are the sum of its imported rows, and all parts sum to the whole', async () => {
  await fc.assert(
    fc.asyncProperty(payments, fees, async (paymentRows, reported) => {
      const { dataSet, parts, fees: counts } = await importFiles([paymentFile(paymentRows), feeFile(reported)]);
      const refused = parts.at(-1)?.refused.rows.length ?? 0;
      expect((counts?.new ?? 0) + refused).toBe(reported.length);
      const table = tableOfDataSet(dataSet);
      for (let index = 0; index < table.length; index += 1) {
        const row = paymentRows.find((paymentRow) => paymentRow.id === table.idAt(index));
        const ofFiles = reported.filter((feeRow) => feeRow.id === row?.id);
        const sum = ofFiles.reduce((all, feeRow) => all + Math.round(Number(feeRow.platformFee) * 100), 0);
        const fits = ofFiles.length > 0 && sum + Number(row?.processorFee) * 100 <= table.amountAt(index);
        const allocation = allocationAt(table, index);
        expect(allocation.platform).toBe(fits ? sum : Number(row?.platformFee) * 100);
        const { refunded, refundedShares } = derivePaymentState(table, index, []);
        expect(isBalanced({ amount: table.amountAt(index), refunded, allocation, refundedShares })).toBe(true);
      }
      const { totalTransactionAmount, ...shares } = dataSet.volume.year.at(-1)!;
      const { paidToMerchant, processorFees, partnerFees, splitPayCommission } = shares;
      expect(paidToMerchant + processorFees + partnerFees + splitPayCommission).toBe(totalTransactionAmount);
    }),
    runs,
  );
});
