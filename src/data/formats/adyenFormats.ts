import type { Format } from './format';
import { ADYEN_JOURNAL_TYPES, ADYEN_TRANSFER_TYPES } from './types/adyenTypes';

export const ADYEN_FORMATS: readonly Format[] = [
  {
    name: 'Adyen settlement details',
    holds: 'payments',
    required: {
      id: ['pspreference'],
      merchant: ['merchantaccount'],
      date: ['creationdate'],
      type: ['type'],
      debit: ['grossdebitgc'],
      credit: ['grosscreditgc'],
    },
    optional: {
      // A refund has the reference of its payment; `modification reference` is the refund's reference.
      timeZone: ['timezone'],
      currency: ['grosscurrency'],
      refundOf: ['pspreference'],
      processorFee: ['commissionnc'],
    },
    furtherFees: ['markupnc', 'schemefeesnc', 'interchangenc'],
    checkedNet: { credit: ['netcreditnc'], debit: 'netdebitnc', currency: 'netcurrency' },
    rules: {
      kinds: ADYEN_JOURNAL_TYPES,
    },
  },
  {
    name: 'Adyen payout',
    holds: 'shares',
    required: {
      id: ['transferid', 'transactionid'],
      merchant: ['accountholder'],
      date: ['bookingdate'],
      amount: ['balancepc', 'amount'],
    },
    optional: {
      timeZone: ['bookingdatetimezone'],
      type: ['type'],
      status: ['status'],
      currency: ['currency'],
    },
    marks: ['balanceaccount'],
    rules: { statuses: { booked: 'Completed', received: 'Pending', failed: 'Failed' }, kinds: ADYEN_TRANSFER_TYPES },
  },
];
