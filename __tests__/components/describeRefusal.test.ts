import { describeRefusal } from '@/components/text/describeRefusal';
import type { Refusal } from '@/domain/refusals';
import { JPY, KWD, USD } from '../helpers/currencies';

test.each<[Refusal, string]>([
  [{ kind: 'notVoidable', status: 'Completed' }, 'Already settled. Refund it instead.'],
  [{ kind: 'notVoidable', status: 'Failed' }, 'The payment failed. There is nothing to void or refund.'],
  [{ kind: 'notVoidable', status: 'Refunded' }, 'Already refunded in full. There is nothing left to void or refund.'],
  [{ kind: 'notVoidable', status: 'Voided' }, 'Already voided.'],
  [{ kind: 'notVoidable', status: 'On hold' }, 'A payment that is “On hold” cannot be voided or refunded.'],
  [{ kind: 'notRefundable', status: 'Pending' }, 'Not settled yet. Void it instead.'],
  [{ kind: 'notRefundable', status: 'Failed' }, 'The payment failed. There is nothing to void or refund.'],
  [{ kind: 'notRefundable', status: 'Refunded' }, 'Already refunded in full. There is nothing left to void or refund.'],
  [{ kind: 'notRefundable', status: 'Voided' }, 'Already voided.'],
  [{ kind: 'notRefundable', status: 'On hold' }, 'A payment that is “On hold” cannot be voided or refunded.'],
  [{ kind: 'nothingAvailable', balance: 0 }, 'Nothing is available.'],
  [{ kind: 'nothingAvailable', balance: -466 }, 'Nothing is available: $4.66 is owed, and taken off what comes next.'],
  [{ kind: 'amountMissing' }, 'Enter an amount.'],
  [{ kind: 'amountTooLarge' }, 'Enter a smaller amount.'],
  [{ kind: 'suspendedAlready' }, 'Suspended already.'],
  [{ kind: 'chosenAlready' }, 'Chosen already'],
])('%j reads: %s', (refusal, sentence) => {
  expect(describeRefusal(refusal, USD)).toBe(sentence);
});

test.each<[Refusal, dollars: string, yen: string, dinars: string]>([
  [
    { kind: 'amountUnreadable' },
    'Enter dollars and cents, such as 12.50.',
    'Enter an amount in JPY, such as 13.',
    'Enter an amount in KWD, such as 12.500.',
  ],
  [{ kind: 'tooManyDecimals' }, 'Enter at most two decimals.', 'Enter no decimals.', 'Enter at most three decimals.'],
  [
    { kind: 'amountNotAboveZero' },
    'Enter an amount above $0.00.',
    'Enter an amount above ¥0.',
    'Enter an amount above KWD\u00a00.000.',
  ],
  [
    { kind: 'amountAboveLeft', left: 1000 },
    'Enter at most $10.00, which is what is left.',
    'Enter at most ¥1,000, which is what is left.',
    'Enter at most KWD\u00a01.000, which is what is left.',
  ],
])('%j says amounts in the currency', (refusal, ...sentences) => {
  expect([USD, JPY, KWD].map((currency) => describeRefusal(refusal, currency))).toEqual(sentences);
});
