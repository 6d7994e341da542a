import fc from 'fast-check';
import type { ReadPayment } from '@/domain/imports/plan';

/** A payment as an import reads it, with the given fields. */
export function readPayment(fields: Partial<ReadPayment> = {}): ReadPayment {
  return {
    id: 'ch_1',
    merchant: 'Harbour Arts',
    amount: 2000,
    date: '2024-06-01 12:00:00',
    timeZone: 'UTC',
    status: 'Completed',
    isPaid: true,
    ...fields,
  };
}

const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'));
export const anyTime = fc
  .tuple(fc.integer({ min: 1970, max: 2026 }), two(1, 12), two(1, 28), two(0, 23), two(0, 59), two(0, 59))
  .map(([year, month, day, ...clock]) => `${year}-${month}-${day} ${clock.join(':')}`);

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

const anyPayment: fc.Arbitrary<ReadPayment> = fc
  .record(
    {
      id: anyText,
      merchant: fc.constantFrom('Harbour Arts', 'Café Été', '東京'),
      amount: fc.nat(10_000_000),
      date: anyTime,
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin'),
      state: fc.constantFrom('Completed', 'Failed', 'Pending', 'Refunded', 'On hold'),
      integration: fc.constantFrom('INT-1', 'INT-2'),
      customer: anyText,
      partner: fc.constantFrom('P1', 'P2'),
      fees: fc.record({ processor: fc.nat(100), partner: fc.nat(100), platform: fc.nat(100) }),
    },
    { requiredKeys: ['id', 'merchant', 'amount', 'date', 'timeZone', 'state'] },
  )
  .map(({ state, ...rest }) => ({ ...rest, status: state, isPaid: state !== 'Failed' && state !== 'On hold' }));

/** Payments with different ids. */
export const anyPayments = fc.uniqueArray(anyPayment, { selector: ({ id }) => id, maxLength: 40 });
