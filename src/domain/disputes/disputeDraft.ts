import * as v from 'valibot';
import { isDay, type Day } from '@/domain/calendar/dates';
import { checkFields, type FieldRefusals } from '@/domain/fieldRefusals';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { DISPUTE_STATUSES } from './vocabulary';

/** The typed fields of a dispute or its next step. */
export type DisputeDraft = Record<
  'amount' | 'fee' | 'status' | 'reason' | 'networkCode' | 'opened' | 'due' | 'note',
  string
>;

/** The amounts of the draft in cents. Without a fee it is 0; undefined if it cannot be read. */
export function amountsOfDispute({ amount, fee }: Pick<DisputeDraft, 'amount' | 'fee'>, currency: Currency) {
  return {
    amount: parseAmount(amount, currency).cents ?? 0,
    fee: fee.trim() === '' ? 0 : parseAmount(fee, currency).cents,
  };
}

/**
 * The rules of the form: an amount above zero and at most `most` (cents), a fee, and days that exist, in their order. It was opened
 * on the latest day or before it.
 */
export function disputeDraftSchema(currency: Currency, most: Cents, latest: Day) {
  return v.pipe(
    v.custom<DisputeDraft>((draft) => typeof draft === 'object'),
    checkFields<DisputeDraft>((draft): FieldRefusals<DisputeDraft> => {
      const { amount, fee } = amountsOfDispute(draft, currency);
      const tooLong = (['reason', 'networkCode', 'note'] as const).filter(
        (field) => draft[field].length > LONGEST_DESCRIPTION,
      );
      return {
        ...Object.fromEntries(tooLong.map((field) => [field, 'descriptionTooLong'])),
        ...((amount <= 0 || amount > most) && { amount: 'disputedAmountOutOfRange' }),
        ...((fee === undefined || fee < 0) && { fee: 'disputeFeeUnreadable' }),
        ...(draft.opened > latest && { opened: 'dayAfterToday' }),
        ...(!isDay(draft.opened) && { opened: 'dayUnreadable' }),
        ...(draft.due !== '' && draft.due < draft.opened && { due: 'evidenceBeforeOpening' }),
        ...(draft.due !== '' && !isDay(draft.due) && { due: 'dayUnreadable' }),
      };
    }),
    v.transform(({ status, opened, due, amount: amountText, fee: feeText, ...texts }) => {
      const { amount, fee = 0 } = amountsOfDispute({ amount: amountText, fee: feeText }, currency);
      return {
        ...texts,
        amount,
        fee,
        status: DISPUTE_STATUSES.find((name) => name === status) ?? 'needs response',
        // A record has a time, and a day counts as its start.
        openedAt: `${opened} 00:00:00`,
        evidenceDue: due === '' ? undefined : due,
      };
    }),
  );
}
