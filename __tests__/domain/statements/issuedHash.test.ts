import * as dates from '@/domain/calendar/dates';
import * as money from '@/domain/money/money';
import * as statements from '@/domain/statements/statements';
import * as builders from '../../helpers/builders';
import * as statementBuilders from '../../helpers/domain/statements';
import { finish } from '@/lib/resumable';

const MODULES = { statements, builders, statementBuilders };

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const JULY = { start: '2024-07-01', end: '2024-07-31' };

/** More lines than an issued statement stores: only its hash says that they are the same. */
const PAYMENTS = 5_001;

/** Issues July, which has a line of each kind and a correction of each kind. */
function issueJuly(
  { builders: { buildRefund, buildTransaction }, statementBuilders }: typeof MODULES,
  partyId: string,
) {
  const { buildPayout, issue, sourceOf } = statementBuilders;
  const paid = buildTransaction({ id: 'TR20240610-001', amount: 10_000, date: '2024-06-10 10:00:00' });
  const payments = Array.from({ length: PAYMENTS }, (_, index) =>
    buildTransaction({ id: `P${index}`, amount: 1_000 + index, date: `2024-07-${10 + (index % 20)} 10:00:00` }),
  );
  const reversed = buildPayout({ id: 'early', amount: 4_000, day: '2024-06-20', recordedAt: '2024-06-20 09:00:00' });
  const june = issue(sourceOf({ transactions: [paid], payouts: [reversed] }), 'MER001', JUNE, '2024-06-25 12:00:00');
  const source = sourceOf({
    transactions: [...payments, { ...paid, amount: 11_000 }],
    records: [
      buildRefund({ transactionId: paid.id, amount: 5_000, recordedAt: '2024-06-29 09:00:00', id: 'b-june' }),
      buildRefund({ transactionId: 'P7', amount: 500, recordedAt: '2024-07-25 09:00:00', id: 'c-july' }),
    ],
    payouts: [
      buildPayout({ id: 'advance', amount: 1_000, reference: 'Advance', recordedAt: '2024-07-02 09:00:00' }),
      buildPayout({ id: 'july', amount: 2_000, day: '2024-07-20', recordedAt: '2024-07-20 09:00:00' }),
    ],
    reversals: [{ id: 'reversal', recordedAt: '2024-07-03 09:00:00', payout: reversed }],
    issued: [june],
  });
  return { source, issued: issue(source, partyId, JULY, '2024-08-01 09:00:00') };
}

// The first version that named each correction, of November 23, 2026, computed these hashes.
const HASHES = [
  ['MER001', '932ec905b751a5cb'],
  ['platform', 'f8ad1058e05fdc57'],
] as const;

test.each(HASHES)('A long statement of %s that an earlier version issued still has its hash', (partyId, hash) => {
  const { source, issued } = issueJuly(MODULES, partyId);
  expect(issued).not.toHaveProperty('paper');
  expect(issued.hash).toBe(hash);
  expect(finish(statements.reproduceResumably(source, issued))).toMatchObject({
    length: issued.lines,
    closing: issued.closing,
  });
});

test('Other labels and other formats of days and amounts on the screen leave the hash the same', async () => {
  jest.doMock('@/domain/statements/statementFiles', () => ({ LINE_KIND_NAMES: {} }));
  jest.doMock('@/selectors/statements/lineTexts', () => ({ describeLineNote: () => 'Other' }));
  jest.doMock('@/domain/calendar/dates', () => ({ ...dates, formatDay: () => 'Day', spellDay: () => 'Day' }));
  jest.doMock('@/domain/money/money', () => ({ ...money, formatMoney: () => 'Amount' }));
  await jest.isolateModulesAsync(async () => {
    const modules = {
      statements: await import('@/domain/statements/statements'),
      builders: await import('../../helpers/builders'),
      statementBuilders: await import('../../helpers/domain/statements'),
    };
    for (const [partyId, hash] of HASHES) expect(issueJuly(modules, partyId).issued.hash).toBe(hash);
  });
});
