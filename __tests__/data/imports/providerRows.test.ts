import 'fake-indexeddb/auto';
import { removeDatabases } from '../../helpers/imports/importSession';
import { previewOf, REPORT, reported } from './reportRows';

afterEach(removeDatabases);

test("Stripe's default report columns give the charges only: neither a loan nor a top-up is a payment", async () => {
  const preview = await previewOf(
    [
      REPORT,
      reported('ch_1', 'charge', '100.00'),
      reported('re_1', 'refund', '-30.00', 'REFUND FOR CHARGE (ch_1)'),
      reported('loan_1', 'financing_payout', '1000.00'),
      reported('loan_2', 'financing_paydown', '-50.00'),
      reported('tu_1', 'topup', '25.00'),
      reported('po_1', 'payout', '-45.00'),
      reported('du_1', 'dispute', '-100.00'),
    ].join('\n'),
  );
  expect(preview).toMatchObject({ payments: 1, refused: 0, gross: 10_000, refunded: 3_000 });
  expect(preview.skipped).toEqual({
    financing_payout: { kind: 'transfer', count: 1, sum: 100_000 },
    financing_paydown: { kind: 'transfer', count: 1, sum: -5_000 },
    topup: { kind: 'transfer', count: 1, sum: 2_500 },
    payout: { kind: 'payout', count: 1, sum: -4_500 },
  });
  expect(preview.chargebacks).toEqual({ count: 1, sum: -10_000 });
});

test("Adyen's settlement details give the captures and their refunds only", async () => {
  const names =
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),' +
    'Gross Credit (GC),Commission (NC),Markup (NC)';
  const entry = (id: string, type: string, debit: string, credit: string) =>
    `Acme,Harbor,${id},2025-05-02 09:30:00,CET,${type},EUR,${debit},${credit},,`;
  const preview = await previewOf(
    [
      names,
      entry('A', 'Settled', '', '100.00'),
      entry('B', 'SettledBulk', '', '50.00'),
      entry('A', 'Refunded', '20.00', ''),
      entry('B', 'Chargeback', '50.00', ''),
      entry('', 'Fee', '3.00', ''),
      entry('', 'BalanceTransfer', '', '40.00'),
      entry('', 'DepositCorrection', '10.00', ''),
      entry('', 'MerchantPayout', '90.00', ''),
      entry('A', 'SentForSettle', '', '100.00'),
    ].join('\n'),
  );
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 2_000 });
  expect(preview.skipped).toEqual({
    fee: { kind: 'fee', count: 1, sum: -300 },
    balancetransfer: { kind: 'transfer', count: 1, sum: 4_000 },
    depositcorrection: { kind: 'hold', count: 1, sum: -1_000 },
    merchantpayout: { kind: 'payout', count: 1, sum: -9_000 },
    sentforsettle: { kind: 'other', count: 1, sum: 10_000 },
  });
});

test("Square's transactions give the payments and their refunds only", async () => {
  const event = (id: string, type: string, amount: string) =>
    `5/22/2025,9:30:15 PM,Pacific Time (US & Canada),$0.00,${amount},$0.00,${id},Harbor,${type},Complete`;
  const preview = await previewOf(
    [
      'Date,Time,Time Zone,Gross Sales,Total Collected,Fees,Transaction ID,Location,Event Type,Transaction Status',
      event('A', 'Payment', '$100.00'),
      event('B', 'Payment', '$50.00'),
      event('A', 'Refund', '-$20.00'),
      event('B', 'Open Dispute', '-$50.00'),
      event('C', 'Square Capital Payment', '-$15.00'),
      event('D', 'Paid Service Fee', '-$5.00'),
      event('E', 'Hold Adjustment', '-$12.00'),
      event('F', 'Deposit', '-$40.00'),
      event('G', 'No Sale', '$0.00'),
    ].join('\n'),
    { currency: 'USD' },
  );
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 2_000 });
  expect(preview.skipped).toEqual({
    'square capital payment': { kind: 'transfer', count: 1, sum: -1_500 },
    'paid service fee': { kind: 'fee', count: 1, sum: -500 },
    'hold adjustment': { kind: 'hold', count: 1, sum: -1_200 },
    deposit: { kind: 'payout', count: 1, sum: -4_000 },
    'no sale': { kind: 'other', count: 1, sum: 0 },
  });
});
