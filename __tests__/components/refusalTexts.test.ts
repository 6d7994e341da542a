import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Refusal } from '@/domain/refusals';
import { JPY, KWD, USD } from '../helpers/currencies';

test.each<[Refusal, string]>([
  [
    { kind: 'notVoidable', status: 'Completed' },
    "A settled payment can't be voided: the customer has paid. Refund it instead.",
  ],
  [{ kind: 'notVoidable', status: 'Failed' }, 'The payment failed, so there is nothing to void or refund.'],
  [{ kind: 'notVoidable', status: 'Refunded' }, 'The payment is already refunded in full.'],
  [{ kind: 'notVoidable', status: 'Voided' }, 'The payment is already voided.'],
  [{ kind: 'notVoidable', status: 'On hold' }, `A payment with the status "On hold" can't be voided or refunded.`],
  [
    { kind: 'notRefundable', status: 'Pending' },
    "A pending payment can't be refunded: it isn't settled yet. Void it instead.",
  ],
  [{ kind: 'notRefundable', status: 'Failed' }, 'The payment failed, so there is nothing to void or refund.'],
  [{ kind: 'notRefundable', status: 'Refunded' }, 'The payment is already refunded in full.'],
  [{ kind: 'notRefundable', status: 'Voided' }, 'The payment is already voided.'],
  [{ kind: 'notRefundable', status: 'On hold' }, `A payment with the status "On hold" can't be voided or refunded.`],
  [{ kind: 'amountReserved', reserved: 84830, available: 2000 }, '$848.30 waits for approval. Enter $20.00 or less.'],
  [
    { kind: 'amountReserved', reserved: 84830, available: 0 },
    '$848.30 waits for approval. Nothing more can be entered until it is decided.',
  ],
  [{ kind: 'nothingAvailable', balance: 0 }, 'Nothing is available.'],
  [
    { kind: 'nothingAvailable', balance: -466 },
    'Nothing is available: the balance is −$4.66. The next payout is reduced by this amount.',
  ],
  [{ kind: 'amountMissing' }, 'Enter an amount.'],
  [{ kind: 'amountTooLarge' }, 'Enter a smaller amount.'],
  [{ kind: 'merchantHasStatus', status: 'Suspended' }, 'The merchant is already suspended.'],
  [{ kind: 'chosenAlready' }, 'Selected'],
])('%j reads: %s', (refusal, sentence) => {
  expect(describeRefusal(refusal, USD)).toBe(sentence);
});

test.each<[Refusal, dollars: string, yen: string, dinars: string]>([
  [
    { kind: 'amountUnreadable' },
    'Enter dollars and cents, like 12.50.',
    'Enter an amount in JPY, like 13.',
    'Enter an amount in KWD, like 12.500.',
  ],
  [{ kind: 'tooManyDecimals' }, 'Enter at most two decimals.', 'Enter no decimals.', 'Enter at most three decimals.'],
  [
    { kind: 'amountNotAboveZero' },
    'Enter an amount above $0.00.',
    'Enter an amount above ¥0.',
    'Enter an amount above KWD\u00a00.000.',
  ],
  [
    { kind: 'amountAboveRefundable', refundable: 1000 },
    'Enter $10.00 or less.',
    'Enter ¥1,000 or less.',
    'Enter KWD\u00a01.000 or less.',
  ],
])('%j says amounts in the currency', (refusal, ...sentences) => {
  expect([USD, JPY, KWD].map((currency) => describeRefusal(refusal, currency))).toEqual(sentences);
});
