import { changedRecords, recordLists, recordsOfPayment, type PaymentEvents } from '@/domain/entries/paymentEvents';
import { batchRecorded, batchWithdrawn, paymentEventsSlice } from '@/slices/entities/paymentEventsSlice';
import { buildRefund } from '../helpers/builders';

const PAYMENT = { amount: 10_000, status: 'Completed' as const };
const PART = 100;
const refunds = Array.from({ length: 6000 }, (_, index) =>
  buildRefund({ id: `r${index}`, transactionId: `P${index}`, amount: 100 }),
);
const { reducer } = paymentEventsSlice;

/** The states of a batch that records or withdraws all refunds in parts. */
function statesOf(first: PaymentEvents, act: typeof batchRecorded | typeof batchWithdrawn): PaymentEvents[] {
  const states = [first];
  for (let from = 0; from < refunds.length; from += PART) {
    const part = refunds.slice(from, from + PART);
    states.push(
      reducer(
        states.at(-1),
        act(
          part,
          part.map(() => PAYMENT),
        ),
      ),
    );
  }
  return states;
}

test('A batch of thousands records each refund once, and its undo leaves none', () => {
  const recorded = statesOf(reducer(undefined, { type: 'started' }), batchRecorded);
  recorded.forEach((state, part) => expect([...recordLists(state)]).toHaveLength(part * PART));
  const all = recorded.at(-1)!;
  expect(Object.keys(all.earlier ?? {}).length).toBeGreaterThan(5000);
  const withdrawn = statesOf(all, batchWithdrawn);
  withdrawn.forEach((state, part) => {
    expect([...recordLists(state)]).toHaveLength(refunds.length - part * PART);
    const before = withdrawn[part - 1];
    if (!before) return;
    const changed = changedRecords(before, state);
    expect([...changed.values()].every((record) => record === undefined)).toBe(true);
    expect(changed.size).toBe(PART);
  });
  // What was withdrawn can be recorded again, also after all were.
  const again = reducer(withdrawn.at(-1), batchRecorded([refunds[7]!], [PAYMENT]));
  expect(recordsOfPayment(again, 'P7')).toEqual([refunds[7]]);
  expect([...recordLists(again)]).toHaveLength(1);
});
