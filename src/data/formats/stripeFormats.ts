import { byWord, voidedWords, type Format } from './format';
import { STRIPE_TYPES } from './types/stripeTypes';

const STATUSES = {
  ...byWord({
    Completed: 'paid | succeeded | partially refunded',
    Refunded: 'refunded',
    Failed: 'failed | blocked | incomplete | requires_payment_method',
    Pending: 'pending | uncaptured | requires_capture | requires_action | requires_confirmation | processing',
  }),
  ...voidedWords('canceled | cancelled'),
};

const UTC = ['createddateutc', 'createdutc'] as const;

export const STRIPE_FORMATS: readonly Format[] = [
  {
    name: 'Stripe payments',
    holds: 'payments',
    required: { id: ['id'], date: UTC, amount: ['amount'], status: ['status'] },
    optional: {
      refunded: ['amountrefunded'],
      currency: ['currency'],
      processorFee: ['fee'],
      platformFee: ['applicationfee'],
      customer: ['customerid'],
      merchant: ['destination'],
    },
    rules: { timeZone: 'UTC', statuses: STATUSES },
  },
  {
    name: 'Stripe balance history',
    holds: 'payments',
    // The source is the payment: a refund of an older file bears its payment's, of a newer one its own.
    required: { id: ['source'], type: ['type'], amount: ['amount'], date: UTC, processorFee: ['fee'] },
    optional: { currency: ['currency'], platformFee: ['destinationplatformfee'], refundOf: ['source'] },
    refundNote: 'description',
    marks: ['net'],
    checkedNet: { credit: ['net'] },
    rules: { timeZone: 'UTC', kinds: STRIPE_TYPES },
  },
  {
    name: 'Stripe application fees',
    holds: 'fees',
    required: { id: ['transactionid'], feeId: ['id'], platformFee: ['amount'] },
    optional: { refunded: ['amountrefunded'], currency: ['currency'] },
    marks: ['applicationid'],
    rules: {},
  },
  {
    name: 'Stripe report',
    holds: 'payments',
    required: {
      id: ['chargeid', 'paymentintentid', 'sourceid', 'balancetransactionid'],
      type: ['reportingcategory'],
      amount: ['gross'],
      date: ['createdutc', 'created'],
    },
    optional: {
      currency: ['currency'],
      processorFee: ['fee'],
      merchant: ['connectedaccountid', 'connectedaccount'],
      customer: ['customerid'],
      // Stripe's own choice of columns has the source alone, which a refund bears its own reference in.
      refundOf: ['chargeid', 'paymentintentid', 'sourceid'],
    },
    refundNote: 'description',
    checkedNet: { credit: ['net'] },
    rules: { timeZone: 'UTC', kinds: STRIPE_TYPES },
  },
  // The same two, read for the processor's fees of payments that another file brought.
  {
    name: 'Stripe balance history, its fees',
    holds: 'fees',
    required: { id: ['source'], type: ['type'], processorFee: ['fee'] },
    optional: { currency: ['currency'] },
    marks: ['net'],
    rules: { kinds: STRIPE_TYPES },
  },
  {
    name: 'Stripe report, its fees',
    holds: 'fees',
    required: {
      id: ['chargeid', 'paymentintentid', 'sourceid'],
      type: ['reportingcategory'],
      processorFee: ['fee'],
    },
    optional: { currency: ['currency'] },
    rules: { kinds: STRIPE_TYPES },
  },
];
