import { describeDecimals, type Currency } from '@/domain/money/currency';
import { formatMoney, minorUnits, plainAmount } from '@/domain/money/money';
import { ownValue } from '@/domain/ownValue';
import type { Refusal } from '@/domain/refusals';

const FINISHED: Readonly<Record<string, string>> = {
  Failed: 'The payment failed. There is nothing to void or refund.',
  Refunded: 'Already refunded in full. There is nothing left to void or refund.',
  Voided: 'Already voided.',
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
    case 'nothingAvailable':
      return refusal.balance < 0
        ? `Nothing is available: ${formatMoney(-refusal.balance, currency)} is owed, and taken off what comes next.`
        : 'Nothing is available.';
    case 'notVoidable':
      if (refusal.status === 'Completed') return 'Already settled. Refund it instead.';
      return describeNeither(refusal.status);
    case 'notRefundable':
      if (refusal.status === 'Pending') return 'Not settled yet. Void it instead.';
      return describeNeither(refusal.status);
    case 'suspendedAlready':
      return 'Suspended already.';
    case 'chosenAlready':
      return 'Chosen already';
  }
}

/** Where a payment may be neither voided nor refunded, both say the same: it stands in the details once. */
function describeNeither(status: string): string {
  return ownValue(FINISHED, status) ?? `A payment that is “${status}” cannot be voided or refunded.`;
}
