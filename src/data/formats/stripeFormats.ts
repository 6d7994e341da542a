import { byWord, type Format } from './format';

const STATUSES = byWord({
  Completed: 'paid | succeeded',
  Refunded: 'refunded',
  Failed: 'failed',
  Pending: 'pending',
});

const KINDS = byWord({
  payment: 'charge | payment',
  refund: 'refund | payment_refund',
  'no payment':
    'payout | payout_cancel | payout_failure | payout_reversal | transfer | transfer_cancel | transfer_failure | ' +
    'transfer_refund | transfer_reversal | stripe_fee | stripe_fx_fee | network_cost | tax_fee | fee | adjustment | topup | ' +
    'topup_reversal | application_fee | application_fee_refund | platform_earning | platform_earning_refund | dispute | ' +
    'dispute_reversal | reserve_transaction | reserved_funds | advance | advance_funding | contribution | ' +
    'payment_failure_refund | refund_failure | payment_reversal | charge_failure | partial_capture_reversal | ' +
    'connect_collection_transfer | connect_reserved_funds | risk_reserved_funds | issuing_authorization_hold | ' +
    'issuing_authorization_release | issuing_transaction | issuing_dispute | other_adjustment | currency_conversion',
});

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
    rules: { timeZone: 'UTC', kinds: KINDS },
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
      refundOf: ['chargeid', 'paymentintentid'],
    },
    checkedNet: { credit: ['net'] },
    rules: { timeZone: 'UTC', kinds: KINDS },
  },
  // The same two, read for the processor's fees of payments that another file brought.
  {
    name: 'Stripe balance history, its fees',
    holds: 'fees',
    required: { id: ['source'], type: ['type'], processorFee: ['fee'] },
    optional: { currency: ['currency'] },
    marks: ['net'],
    rules: { kinds: KINDS },
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
    rules: { kinds: KINDS },
  },
];
