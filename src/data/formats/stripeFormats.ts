import { meaningsByText, voidedMeanings, type Format } from './format';
import { STRIPE_TYPES } from './types/stripeTypes';

const STATUSES = {
  ...meaningsByText({
    Completed: 'paid | succeeded | partially refunded',
    Refunded: 'refunded',
    Failed: 'failed | blocked | incomplete | requires_payment_method',
    Pending: 'pending | uncaptured | requires_capture | requires_action | requires_confirmation | processing',
  }),
  ...voidedMeanings('canceled | cancelled'),
};

const UTC = ['createddateutc', 'createdutc'] as const;

export const STRIPE_FORMATS: readonly Format[] = [
  {
    name: 'Stripe payments',
    holds: 'payments',
    required: { id: ['id'], date: UTC, amount: ['amount'], status: ['status'] },
    optional: {
      refunded: ['amountrefunded'],
      refundedDate: ['refundeddateutc'],
      disputed: ['disputedamount'],
      disputeStatus: ['disputestatus'],
      disputeReason: ['disputereason'],
      disputeDate: ['disputedateutc'],
      evidenceDue: ['disputeevidencedueutc'],
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
    // `source` is the payment: a refund in an older file has the reference of its payment there, in a newer file its
    // own.
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
      // Stripe's default columns have only `source`, and a refund has its own reference there.
      refundOf: ['chargeid', 'paymentintentid', 'sourceid'],
    },
    refundNote: 'description',
    checkedNet: { credit: ['net'] },
    rules: { timeZone: 'UTC', kinds: STRIPE_TYPES },
  },
  // The same two formats without the columns of payments, for the processor fees of payments in other files.
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
