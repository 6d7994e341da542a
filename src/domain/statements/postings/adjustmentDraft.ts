import * as v from 'valibot';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { checkFields, type FieldRefusals } from '@/domain/fieldRefusals';
import { parseAmount, readPercent } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import { shareOf, type Cents } from '@/domain/money/money';
import { adjustmentRefusals, type Adjustment } from './adjustments';

/** The typed fields of an adjustment or a reserve. */
export type AdjustmentDraft = Record<'amount' | 'day' | 'until' | 'reason' | 'payment', string> & {
  kind: 'adjustment' | 'reserve';
};

/**
 * The rules of the form. The output is what is recorded. The amount of a reserve is taken from the party, as typed or as a
 * percentage of what is available (cents).
 */
export function adjustmentDraftSchema(currency: Currency, available: Cents) {
  const read = (draft: AdjustmentDraft) => readAdjustment(draft, currency, available);
  return v.pipe(
    v.custom<AdjustmentDraft>((draft) => typeof draft === 'object'),
    checkFields<AdjustmentDraft>((draft): FieldRefusals<AdjustmentDraft> => ({
      ...(draft.reason.trim().length > LONGEST_DESCRIPTION && { reason: 'descriptionTooLong' }),
      ...adjustmentRefusals(read(draft)),
    })),
    v.transform(read),
  );
}

function readAdjustment(
  { kind, amount, day, until, reason, payment }: AdjustmentDraft,
  currency: Currency,
  available: Cents,
) {
  const isReserve = kind === 'reserve';
  const percent = isReserve && amount.trim().endsWith('%') ? readPercent(amount) : undefined;
  const cents = percent === undefined ? (parseAmount(amount, currency).cents ?? 0) : shareOf(available, percent);
  return {
    kind,
    amount: isReserve ? 0 - Math.abs(cents) : cents,
    day,
    until: isReserve ? until : undefined,
    reason: reason.trim(),
    transactionId: payment.trim() || undefined,
  } satisfies Partial<Adjustment>;
}
