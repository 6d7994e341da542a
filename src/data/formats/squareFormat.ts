import { byWord, type Format } from './format';

/** Its older files have neither a status nor a deposit; the currency is a bare sign. */
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
    kinds: byWord({ payment: 'payment', refund: 'refund', 'no payment': 'payout | fee' }),
    statuses: byWord({
      Completed: 'complete | completed | captured',
      Pending: 'pending',
      Failed: 'failed',
    }),
  },
};
