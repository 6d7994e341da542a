import * as v from 'valibot';
import { amountsOfDispute, disputeDraftSchema, type DisputeDraft } from '@/domain/disputes/disputeDraft';
import { adjustmentDraftSchema, type AdjustmentDraft } from '@/domain/statements/postings/adjustmentDraft';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { USD } from '../helpers/currencies';

const dispute: DisputeDraft = {
  amount: '80',
  fee: '15.00',
  status: 'under review',
  reason: 'fraudulent',
  networkCode: '10.4',
  opened: '2024-06-10',
  due: '2024-06-20',
  note: '',
};
const adjustment: AdjustmentDraft = {
  kind: 'adjustment',
  amount: '-12.50',
  day: '2024-06-30',
  until: '',
  reason: ' Card readers ',
  payment: '',
};

/** What the schema reads, or the refusal of each field. */
function read<Draft, Output>(schema: v.GenericSchema<Draft, Output>, draft: Draft): unknown {
  const result = v.safeParse(schema, draft);
  if (result.success) return result.output;
  return Object.fromEntries(result.issues.map(({ path, message }) => [path?.[0]?.key, message]));
}

const readDispute = (fields: Partial<DisputeDraft>) =>
  read(disputeDraftSchema(USD, 10_000, '2024-06-30'), { ...dispute, ...fields });
const readAdjustment = (fields: Partial<AdjustmentDraft>, available = 20_000) =>
  read(adjustmentDraftSchema(USD, available), { ...adjustment, ...fields });

test('A dispute was not opened after the latest day', () => {
  expect(readDispute({ opened: '2024-07-01', due: '' })).toEqual({ opened: 'dayAfterToday' });
});

test('A dispute may take the whole amount on the latest day, with evidence due that day and the longest texts', () => {
  const longest = 'x'.repeat(LONGEST_DESCRIPTION);
  const texts = { reason: longest, networkCode: longest, note: longest };
  expect(readDispute({ amount: '100', opened: '2024-06-30', due: '2024-06-30', ...texts })).toMatchObject({
    amount: 10_000,
    openedAt: '2024-06-30 00:00:00',
    evidenceDue: '2024-06-30',
    ...texts,
  });
  expect(v.is(disputeDraftSchema(USD, 10_000, '2024-06-30'), 'a text')).toBe(false);
});

test('A dispute is recorded in cents, without a fee and a due day if they are empty', () => {
  expect(readDispute({})).toMatchObject({
    amount: 8_000,
    fee: 1_500,
    status: 'under review',
    evidenceDue: '2024-06-20',
  });
  // Its record has a time.
  const openedAt = '2024-06-10 00:00:00';
  expect(readDispute({ fee: ' ', due: '' })).toMatchObject({ fee: 0, evidenceDue: undefined, openedAt });
  expect(readDispute({ opened: '2024-06-10', due: '2024-06-09' })).toEqual({ due: 'evidenceBeforeOpening' });
  expect(readDispute({ status: 'unheard of' })).toMatchObject({ status: 'needs response' });
  expect(amountsOfDispute({ amount: 'x', fee: 'x' }, USD)).toEqual({ amount: 0, fee: undefined });
});

test('Each refused field of a dispute is named', () => {
  expect(readDispute({ amount: '0', fee: '-1', opened: 'yesterday', due: '2024-02-30' })).toEqual({
    amount: 'disputedAmountOutOfRange',
    fee: 'disputeFeeUnreadable',
    opened: 'dayUnreadable',
    due: 'dayUnreadable',
  });
  const note = 'x'.repeat(LONGEST_DESCRIPTION + 1);
  expect(readDispute({ amount: '100.01', fee: 'much', note })).toEqual({
    amount: 'disputedAmountOutOfRange',
    fee: 'disputeFeeUnreadable',
    note: 'descriptionTooLong',
  });
});

test('An adjustment keeps its sign, and a reserve is taken from the party as an amount or a percentage', () => {
  expect(readAdjustment({})).toMatchObject({ amount: -1_250, until: undefined, reason: 'Card readers' });
  expect(readAdjustment({ amount: '5', payment: ' TR1 ' })).toMatchObject({ amount: 500, transactionId: 'TR1' });
  const reserve = { kind: 'reserve', until: '2024-09-30' } as const;
  expect(readAdjustment({ ...reserve, amount: '40' })).toMatchObject({ amount: -4_000, until: '2024-09-30' });
  expect(readAdjustment({ ...reserve, amount: '10 %' })).toMatchObject({ amount: -2_000 });
  expect(readAdjustment({ amount: '10 %' })).toEqual({ amount: 'amountZero' });
});

test('Each refused field of an adjustment is named', () => {
  expect(readAdjustment({ amount: '0', day: '', reason: '' })).toEqual({
    amount: 'amountZero',
    day: 'dayUnreadable',
    reason: 'reasonMissing',
  });
  expect(readAdjustment({ kind: 'reserve', amount: '5', until: '' })).toEqual({ until: 'releaseTooEarly' });
  expect(readAdjustment({ reason: 'x'.repeat(LONGEST_DESCRIPTION + 1) })).toEqual({ reason: 'descriptionTooLong' });
});
