import { feeLines, receiptLines } from '@/domain/receipt';
import { fees } from '@/fixtures/fees';

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

test('It says the fees and their sum', () => {
  expect(feeLines(fees.slice(0, 3))).toEqual([
    { label: 'Processing fee, processor', amount: 755 },
    { label: 'Service fee, partner', amount: 1220 },
    { label: 'Service fee, platform', amount: 525 },
    { label: 'Fees in all', amount: 2500, isTotal: true },
  ]);
});
