import { meaningsByText, voidedMeanings, type Format } from './format';
import { SQUARE_TYPES } from './types/squareTypes';

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
