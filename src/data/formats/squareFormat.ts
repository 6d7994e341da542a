import { meaningsByText, voidedMeanings, type Format } from './format';
import { typesOf } from './types/typesOf';

/**
 * The event types of Square's transactions, and the activity types of its payouts (developer.squareup.com, payout
 * entries).
 */
export const SQUARE_TYPES = typesOf({
  payment: ['payment', 'charge', 'sale'],
  refund: ['refund', 'partial refund'],
  dispute: ['dispute', 'open dispute', 'chargeback', 'dispute reversal', 'chargeback reversal'],
  fee: [
    'fee',
    'app fee revenue',
    'app fee refund',
    'deposit fee',
    'deposit fee reversed',
    'gift card load fee',
    'gift card load fee refund',
    'paid service fee',
    'paid service fee refund',
    'percentage processing repayment',
    'percentage processing repayment reversed',
    'processing fee',
    'processing fee refund',
    'tax on fee',
    'third party fee',
    'third party fee refund',
    'unpaid fee',
    'free processing',
    'local offers fee',
  ],
  transfer: [
    'transfer',
    'money transfer',
    'automatic savings',
    'automatic savings reversed',
    'automatic bitcoin conversions',
    'automatic bitcoin conversions reversed',
    'balance folders transfer',
    'balance folders transfer reversed',
    'credit',
    'credit reversed',
    'local offers cashback',
    'square capital payment',
    'square capital reversed payment',
    'square profile transfer',
    'initial balance change',
    'gift card pool transfer',
    'square payroll transfer',
    'square payroll transfer reversed',
  ],
  payout: ['payout', 'deposit', 'returned payout', 'return payout'],
  hold: ['hold', 'hold adjustment', 'release adjustment', 'reserve hold', 'reserve release', 'authorization'],
  other: ['adjustment', 'other', 'other adjustment', 'escheatment', 'redemption code', 'void', 'no sale'],
});

/** The headers of the state of a dispute. */
const STATE = ['state', 'disputestate', 'status', 'disputestatus'] as const;

/** Older files have neither a status nor a deposit. The only currency is the sign of the amounts. */
export const SQUARE: Format = {
  name: 'Square transactions',
  holds: 'payments',
  required: { id: ['transactionid'], date: ['date'], time: ['time'], amount: ['totalcollected'] },
  optional: {
    timeZone: ['timezone'],
    merchant: ['location'],
    processorFee: ['fees'],
    customer: ['customerid'],
    status: ['transactionstatus'],
    type: ['eventtype'],
    refundOf: ['transactionid'],
    refunded: ['partialrefunds'],
    // Square's disputes name their payment by it.
    reference: ['paymentid'],
  },
  marks: ['grosssales'],
  rules: {
    feeSign: -1,
    kinds: SQUARE_TYPES,
    statuses: {
      ...meaningsByText({
        Completed: 'complete | completed | captured',
        Pending: 'pending | approved | open | authorized',
        Failed: 'failed | declined',
      }),
      ...voidedMeanings('voided | canceled | cancelled'),
    },
  },
};

/**
 * Square's list of disputes, one row for each. The states and the fields are those of Square's disputes
 * (developer.squareup.com, Dispute). The state is the type of a row: one that Square adds later is a question.
 */
export const SQUARE_DISPUTES: Format = {
  name: 'Square disputes',
  holds: 'payments',
  required: {
    id: ['disputeid'],
    refundOf: ['transactionid', 'paymentid', 'disputedpaymentid', 'disputedpayment'],
    type: STATE,
    amount: ['amount', 'disputedamount', 'amountdisputed', 'disputeamount', 'amountmoney'],
    date: ['createdat', 'created', 'reportedat', 'reporteddate', 'datereported', 'disputedate', 'date'],
  },
  optional: {
    disputeStatus: STATE,
    disputeReason: ['reason', 'disputereason'],
    evidenceDue: ['dueat', 'duedate', 'due', 'deadline', 'responsedue'],
    timeZone: ['timezone'],
    currency: ['currency'],
  },
  rules: {
    kinds: typesOf({
      dispute: [
        ...['inquiry evidence required', 'inquiry processing', 'inquiry closed', 'evidence required', 'processing'],
        ...['won', 'lost', 'accepted', 'action required', 'needs response', 'under review', 'pending', 'challenged'],
      ],
    }),
  },
};
