import { partsOfRecords } from '@/domain/payments/paymentShares';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import {
  allocateRefundsAt,
  fileAmountsAt,
  fileRefundedAt,
  fileRefundsAt,
  noteAt,
  platformFeeAt,
  refundedAt,
  statusAt,
  type PaymentColumns,
} from '@/domain/payments/recordedPayments';
import { buildRefund, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const statuses = ['Completed', 'Completed', 'Completed', 'Refunded', 'Failed'] as const;
// The file has two refunds of the second payment, and a full one of the third.
const amounts = [300, 200, 1000];
const starts = [0, 0, 2, 3, 3, 3];

const payments: PaymentColumns = {
  length: 5,
  amountAt: () => 1000,
  statusAt: (index) => statuses[index]!,
  isPaidAt: (index) => statuses[index] !== 'Failed',
  fees: { processor: [40, 40, 40, 40, 40], partner: [30, 30, 30, 30, 30], platform: [30, 30, 30, 30, 30] },
  fileRefunds: {
    starts,
    amounts,
    parts: { merchant: amounts, processor: [0, 0, 0], partner: [0, 0, 0], platform: [0, 0, 0] },
    refundAt: (position) => ({
      kind: 'refund',
      id: `file-${position}`,
      transactionId: `P${position}`,
      amount: amounts[position]!,
      isUndated: false,
      recordedAt: '2024-06-02 12:00:00',
      recordedBy: 'The file',
      reason: 'Other',
    }),
  },
};
const none = new Map();
const indices = [0, 1, 2, 3, 4];

test('The status is that of the row, or Refunded if its imported refunds sum to the payment', () => {
  expect(indices.map((index) => statusAt(payments, none, index))).toEqual([
    ...['Completed', 'Completed', 'Refunded', 'Refunded', 'Failed'],
  ]);
  // A payment of 0 has nothing to refund.
  expect(statusAt({ ...payments, amountAt: () => 0 }, none, 0)).toBe('Completed');
});

test('The refunded amount is the sum of imported refunds, or the whole of a row that is Refunded itself', () => {
  expect(indices.map((index) => refundedAt(payments, none, index))).toEqual([0, 500, 1000, 1000, 0]);
  expect(indices.map((index) => fileRefundedAt(payments, index))).toEqual([0, 500, 1000, 0, 0]);
  expect(indices.map((index) => fileRefundsAt(payments, index).map(({ id }) => id))).toEqual([
    ...[[], ['file-0', 'file-1'], ['file-2'], [], []],
  ]);
  expect(fileRefundedAt({ fileRefunds: undefined }, 1)).toBe(0);
  expect(fileRefundsAt({ fileRefunds: undefined }, 1)).toEqual([]);
});

test('The rules get the sum of the imported refunds, and their amounts only if there are several', () => {
  expect(indices.map((index) => fileAmountsAt(payments, index))).toEqual([
    ...[{}, { refunded: 500, refundSteps: [300, 200] }, { refunded: 1000 }, {}, {}],
  ]);
  const fileRefunds = payments.fileRefunds && { ...payments.fileRefunds, starts: [0, 1, 3] };
  expect(fileAmountsAt({ fileRefunds }, 1)).toEqual({ refunded: 1200, refundSteps: [200, 1000] });
});

test('A partly refunded payment has a note', () => {
  expect(indices.map((index) => noteAt(payments, none, index, USD))).toEqual([
    ...[undefined, expect.stringContaining('$5.00') as unknown, undefined, undefined, undefined],
  ]);
});

test('The platform has no fee of a payment that was not paid or was voided', () => {
  const recorded = new Map([[0, derivePaymentState(payments, 0, [buildVoid()])]]);
  expect(indices.map((index) => platformFeeAt(payments, recorded, index))).toEqual([0, 30, 30, 30, 0]);
});

test('Records come after the imported refunds', () => {
  const refund = buildRefund({ amount: 500 });
  expect(derivePaymentState(payments, 1, [refund])).toMatchObject({
    records: [refund],
    status: 'Refunded',
    refunded: 1000,
    refundedShares: { merchant: 940, processor: 0, partner: 30, platform: 30 },
  });
  expect(allocateRefundsAt(payments, 1, [refund]).map(({ amount }) => amount)).toEqual([300, 200, 500]);
  const parts = partsOfRecords(payments, 1, [refund]);
  expect([...parts.keys()]).toEqual(['file-0', 'file-1', 'record-1']);
  expect(parts.get('record-1')).toEqual({ merchant: 470, processor: 0, partner: 15, platform: 15 });
});

test('A row that is Refunded itself has one full refund, also if a refund of it was recorded', () => {
  const shares = { merchant: 500, processor: 0, partner: 0, platform: 0 };
  for (const records of [[], [buildRefund({ amount: 500, shares })]])
    expect(derivePaymentState(payments, 3, records)).toMatchObject({
      status: 'Refunded',
      refunded: 1000,
      refundedShares: { merchant: 940, processor: 0, partner: 30, platform: 30 },
    });
});

test('The recorded shares of the only refund count, and a second refund is added to them', () => {
  const first = buildRefund({ id: 'a', amount: 500, shares: { merchant: 499, processor: 0, partner: 0, platform: 1 } });
  const second = buildRefund({ id: 'b', amount: 100, shares: { merchant: 98, processor: 0, partner: 2, platform: 0 } });
  expect(derivePaymentState(payments, 0, [first]).refundedShares).toEqual(first.shares);
  const both = { merchant: 597, processor: 0, partner: 2, platform: 1 };
  expect(derivePaymentState(payments, 0, [first, second]).refundedShares).toEqual(both);
});

test('A void has no refund shares: each party loses its share', () => {
  const parts = partsOfRecords(payments, 0, [buildVoid({ id: 'void' })]);
  expect(parts.get('void')).toEqual({ merchant: 900, processor: 40, partner: 30, platform: 30 });
  expect(derivePaymentState(payments, 0, [buildVoid()])).toMatchObject({ status: 'Voided', refunded: 0 });
  expect(allocateRefundsAt(payments, 0, [buildVoid()])).toEqual([]);
});
