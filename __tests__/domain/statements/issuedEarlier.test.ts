import { describeLineNote } from '@/selectors/statements/lineTexts';
import { computeStatement } from '@/domain/statements/statements';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { buildPayout, issue, sourceOf, reproduce } from '../../helpers/domain/statements';

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const JULY = { start: '2024-07-01', end: '2024-07-31' };

const paid = buildTransaction({ id: 'TR20240610-001', amount: 10_000, date: '2024-06-10 10:00:00' });
const early = buildPayout({ id: 'early', amount: 4_000, day: '2024-06-20', recordedAt: '2024-06-20 09:00:00' });
const advance = buildPayout({ id: 'advance', amount: 1_000, reference: 'Advance', recordedAt: '2024-07-02 09:00:00' });
const refund = buildRefund({ transactionId: paid.id, amount: 5_000, recordedAt: '2024-06-29 09:00:00', id: '~refund' });

/** July with a correction of each kind. */
function sourceOfJuly() {
  const june = issue(sourceOf({ transactions: [paid], payouts: [early] }), 'MER001', JUNE, '2024-06-25 12:00:00');
  return sourceOf({
    transactions: [paid],
    records: [refund],
    payouts: [advance],
    reversals: [{ id: 'back', recordedAt: '2024-07-03 09:00:00', payout: early }],
    issued: [june],
  });
}

// The hash is from a version that worded corrections in another way.
test('A statement with corrections that an earlier version issued without its lines still has its hash', () => {
  const source = sourceOfJuly();
  const { paper, ...issued } = issue(source, 'MER001', JULY, '2024-08-01 09:00:00');
  expect(issued.hash).toBe('04f786adb94dd1cb');
  expect(reproduce(source, issued)).toMatchObject({ closing: issued.closing, length: 3, isClosed: true });
  expect(paper?.split('\n').map((text) => text.split('\t')[3])).toEqual([
    'Refund, after S-2024-06-MER001 was issued',
    'Payout June, taken back after S-2024-06-MER001 was issued',
    'Payout Advance, after S-2024-06-MER001 was issued',
    undefined,
  ]);
});

test('The screen words the corrections of an issued statement like those of any other', () => {
  const source = sourceOfJuly();
  const issued = issue(source, 'MER001', JULY, '2024-08-01 09:00:00');
  for (const { length, lineAt } of [reproduce(source, issued)!, computeStatement(source, 'MER001', JULY)])
    expect(Array.from({ length }, (_, index) => describeLineNote(lineAt(index)))).toEqual([
      'Refund, recorded after S-2024-06-MER001 was issued',
      'Payout on Jun 20, 2024 (June), reversed after S-2024-06-MER001 was issued',
      'Payout on Jun 30, 2024 (Advance), recorded after S-2024-06-MER001 was issued',
    ]);
});
