import { formatMoney } from '@/domain/money/money';
import { receiptLines, surchargeOn } from '@/domain/payments/receipt';
import { describeSurcharge } from '@/pages/transactions/payment/receiptWords';
import { USD } from '../../helpers/currencies';

const total = (amount: number) => ({ label: 'Total', amount, isTotal: true });

test('A receipt says the amount, what was taken off it and the total', () => {
  expect(receiptLines({ amount: 2000, status: 'Completed', refunded: 0 })).toEqual([
    { label: 'Amount', amount: 2000 },
    total(2000),
  ]);
  const takenOff = [
    { status: 'Completed', refunded: 1500, label: 'Refunded', left: 500 },
    { status: 'Refunded', refunded: 2000, label: 'Refunded', left: 0 },
    { status: 'Voided', refunded: 0, label: 'Voided', left: 0 },
    { status: 'Failed', refunded: 0, label: 'Not collected', left: 0 },
  ] as const;
  for (const { status, refunded, label, left } of takenOff) {
    expect(receiptLines({ amount: 2000, status, refunded }).slice(1)).toEqual([
      { label, amount: left - 2000 },
      total(left),
    ]);
  }
});

test('Whether one of a status of its own was collected is told; what was voided is said once', () => {
  expect(receiptLines({ amount: 2000, status: 'Held', refunded: 0, isPaid: false }).slice(1)).toEqual([
    { label: 'Not collected', amount: -2000 },
    total(0),
  ]);
  expect(receiptLines({ amount: 2000, status: 'Held', refunded: 0, isPaid: true }).slice(1)).toEqual([total(2000)]);
  expect(receiptLines({ amount: 2000, status: 'Voided', refunded: 0, isPaid: false }).slice(1)).toEqual([
    { label: 'Voided', amount: -2000 },
    total(0),
  ]);
});

test('It says what a surcharge is and what it comes to, where the integration has one', () => {
  expect(describeSurcharge(surchargeOn(25_000, { surchargeRate: 250 })!, (cents) => formatMoney(cents, USD))).toBe(
    'Paid by card, a surcharge of 2.5% came on top: $6.25, $256.25 in all.',
  );
  expect(surchargeOn(25_000, { surchargeRate: null })).toBeUndefined();
  expect(surchargeOn(25_000, undefined)).toBeUndefined();
});
