import { disputeStepOf } from '@/domain/imports/rowKinds';

test.each([
  ['Chargeback', 'opened'],
  ['SecondChargeback', 'opened'],
  ['dispute', 'opened'],
  ['Open Dispute', 'opened'],
  ['ChargebackReversed', 'returned'],
  ['dispute_reversal', 'returned'],
  ['Chargeback Reversal', 'returned'],
  ['NotificationOfChargeback', undefined],
  ['RequestForInformation', undefined],
  ['Chargeback Fee', undefined],
])('A row of the type %s is a dispute step: %s', (type, step) => {
  expect(disputeStepOf(type)).toBe(step);
});
