import * as v from 'valibot';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { adjustmentDraftSchema, type AdjustmentDraft } from '@/domain/statements/postings/adjustmentDraft';
import { USD } from '../../helpers/currencies';

/** What a form with these fields records, for a party with $200.00 available, or the refused fields with their reasons. */
function read(fields: Partial<AdjustmentDraft>): object {
  const draft = { kind: 'adjustment', amount: '25', day: '2024-06-15', until: '', reason: 'Card reader', payment: '' };
  const result = v.safeParse(adjustmentDraftSchema(USD, 20_000), { ...draft, ...fields });
  if (result.success) return result.output;
  return Object.fromEntries(result.issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

test('An adjustment has the typed amount, and spaces around its texts do not count', () => {
  expect(read({ amount: ' -25.50 ', reason: '  Card reader ', payment: ' TR1 ', until: '2024-07-01' })).toEqual({
    kind: 'adjustment',
    amount: -2_550,
    day: '2024-06-15',
    until: undefined,
    reason: 'Card reader',
    transactionId: 'TR1',
  });
  expect(read({})).toMatchObject({ amount: 2_500, transactionId: undefined });
});

test('A reserve is taken from the party, as an amount or as a percentage of what is available', () => {
  const reserve = { kind: 'reserve', until: '2024-07-15' } as const;
  for (const amount of ['50', '-50', '25%', ' 25% '])
    expect(read({ ...reserve, amount })).toMatchObject({ kind: 'reserve', amount: -5_000, until: '2024-07-15' });
  expect(read({ ...reserve, until: '' })).toEqual({ until: 'releaseTooEarly' });
  expect(read({ ...reserve, until: '2024-06-15' })).toEqual({ until: 'releaseTooEarly' });
  expect(read({ ...reserve, until: '2024-06-31' })).toEqual({ until: 'releaseTooEarly' });
  expect(read({ ...reserve, until: '2024-06-16' })).toMatchObject({ until: '2024-06-16' });
});

test('Each refused field says why', () => {
  expect(read({ amount: 'five', day: '2024-06-31', reason: ' ' })).toEqual({
    amount: 'amountZero',
    day: 'dayUnreadable',
    reason: 'reasonMissing',
  });
  // Only of a reserve, percentages are amounts.
  expect(read({ amount: '25%' })).toEqual({ amount: 'amountZero' });
  const longest = 'x'.repeat(LONGEST_DESCRIPTION);
  expect(read({ reason: `${longest} ` })).toMatchObject({ reason: longest });
  expect(read({ reason: `${longest}x` })).toEqual({ reason: 'descriptionTooLong' });
  expect(v.is(adjustmentDraftSchema(USD, 20_000), 'a text')).toBe(false);
});
