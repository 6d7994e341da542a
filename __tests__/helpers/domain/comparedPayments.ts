import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { computerClock } from '@/store/clock';
import { setupStore, type AppStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../workspace';

const FIRST = '2025-03-01';
const day = fc.nat({ max: 121 }).map((days) => addDays(FIRST, days));
export const comparedSpan = fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a }));

const row = fc.record({
  merchant: fc.constantFrom('Harbor Arts', 'Quay Hall', 'Lantern Fair'),
  integration: fc.constantFrom('', 'Tickets', 'Bar'),
  partner: fc.constantFrom('', 'North', 'South'),
  cardBrand: fc.constantFrom('', 'Visa', 'Mastercard'),
  amount: fc.integer({ min: 1, max: 50_000 }),
  date: fc.tuple(day, fc.constantFrom('', ' 00:00:00', ' 23:59:59')).map((parts) => parts.join('')),
  status: fc.constantFrom('Completed', 'Completed', 'Completed', 'Pending', 'Failed', 'Refunded', 'Blocked'),
  record: fc.constantFrom('none', 'none', 'part', 'whole', 'void'),
});

/** Generates imported payments of four months with recorded refunds and voids. */
export const comparedPayments = fc.array(row, { minLength: 1, maxLength: 25 });

/** Opens a workspace with these payments, and records their refunds and voids as far as the rules allow. */
export function givenComparedPayments(
  rows: readonly (typeof comparedPayments extends fc.Arbitrary<(infer Row)[]> ? Row : never)[],
): AppStore {
  const payments = rows.map(({ record: _record, ...fields }, index) =>
    importedPayment(`P${index}`, { ...fields, isPaid: !['Failed', 'Blocked'].includes(fields.status) }),
  );
  const store = setupStore(givenImportedData(payments, 'compared'));
  rows.forEach(({ record, amount, status }, index) => {
    const about = { ...createAuditStamp(computerClock), transactionId: `P${index}` };
    const payment = { amount, status };
    if (record === 'void') store.dispatch(voidRecorded(about, payment));
    else if (record !== 'none')
      store.dispatch(
        refundRecorded(
          { ...about, amount: record === 'whole' ? amount : Math.ceil(amount / 3), reason: 'Other' },
          payment,
        ),
      );
  });
  return store;
}
