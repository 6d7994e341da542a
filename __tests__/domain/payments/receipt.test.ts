import { formatMoney, formatPercent } from '@/domain/money/money';
import { receiptLines, surchargeOn } from '@/domain/payments/receipt';
import { surchargePaid } from '@/pages/transactions/payment/receipt/receiptTexts';
import { USD } from '../../helpers/currencies';

const total = (amount: number) => ({ label: 'Total', amount, isTotal: true });

test('A receipt shows the amount, the deductions and the total', () => {
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

test('A receipt says whether a payment of an imported status was collected, and names a void once', () => {
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

test('A receipt shows the surcharge of an integration that has one', () => {
  const { rate, surcharge, total: charged } = surchargeOn(25_000, { surchargeRate: 250 })!;
  expect(surchargePaid(formatPercent(rate), formatMoney(surcharge, USD), formatMoney(charged, USD))).toBe(
    'Card surcharge (2.5%): $6.25. Total charged: $256.25.',
  );
  expect(surchargeOn(25_000, { surchargeRate: null })).toBeUndefined();
  expect(surchargeOn(25_000, undefined)).toBeUndefined();
});
