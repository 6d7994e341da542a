import { describeDecimals, type Currency } from '@/domain/money/currency';
import { formatMoney, minorUnits, plainAmount } from '@/domain/money/money';
import type { Refusal } from '@/domain/refusals';

const NOT_VOIDABLE: Partial<Record<string, string>> = {
  Completed: 'Already settled. Refund it instead.',
  Failed: 'The payment failed. There is nothing to void.',
  Refunded: 'Already refunded in full. There is nothing to void.',
  Voided: 'Already voided.',
};

const NOT_REFUNDABLE: Partial<Record<string, string>> = {
  Pending: 'Not settled yet. Void it instead.',
  Failed: 'The payment failed. There is nothing to refund.',
  Refunded: 'Already refunded in full. There is nothing left to refund.',
  Voided: 'Already voided. There is nothing to refund.',
};

/** Why something may not be done, in a sentence for the operator. */
export function describeRefusal(refusal: Refusal, currency: Currency): string {
  switch (refusal.kind) {
    case 'amountMissing':
      return 'Enter an amount.';
    case 'amountUnreadable': {
      const what = currency.code === 'USD' ? 'dollars and cents' : `an amount in ${currency.code}`;
      return `Enter ${what}, such as ${plainAmount(minorUnits(1250, currency), currency)}.`;
    }
    case 'tooManyDecimals':
      return `Enter ${describeDecimals(currency.decimals)}.`;
    case 'amountTooLarge':
      return 'Enter a smaller amount.';
    case 'amountNotAboveZero':
      return `Enter an amount above ${formatMoney(0, currency)}.`;
    case 'amountAboveLeft':
      return `Enter at most ${formatMoney(refusal.left, currency)}, which is what is left.`;
    case 'notVoidable':
      return NOT_VOIDABLE[refusal.status] ?? `A payment that is “${refusal.status}” cannot be voided.`;
    case 'notRefundable':
      return NOT_REFUNDABLE[refusal.status] ?? `A payment that is “${refusal.status}” cannot be refunded.`;
    case 'suspendedAlready':
      return 'Suspended already.';
    case 'chosenAlready':
      return 'Chosen already';
  }
}
