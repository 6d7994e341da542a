import { disputeStepOf, isDisputeList } from '@/domain/imports/rowKinds';

test.each([
  ['Chargeback', 'opened'],
  ['SecondChargeback', 'lost'],
  ['dispute', 'opened'],
  ['Open Dispute', 'opened'],
  ['ChargebackReversed', 'returned'],
  ['dispute_reversal', 'returned'],
  ['Chargeback Reversal', 'returned'],
  ['NotificationOfChargeback', 'noticed'],
  ['RequestForInformation', undefined],
  ['Chargeback Fee', 'fee'],
  ['Rückbuchungsgebühr', 'fee'],
  ['Chargeback Cancellation', 'returned'],
  ['Processing Fee', undefined],
])('A row of the type %s is a dispute step: %s', (type, step) => {
  expect(disputeStepOf(type)).toBe(step);
});

test('A file is a list of disputes only if the type of its rows is the state of a dispute', () => {
  expect(isDisputeList({ columns: { type: 1, disputeStatus: 1 } })).toBe(true);
  expect(isDisputeList({ columns: { type: 1, disputeStatus: 2 } })).toBe(false);
  expect(isDisputeList({ columns: {} })).toBe(false);
});
