import { byWord, type Format } from './format';

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
      // A refund bears its payment's reference; what modifies it is its own.
      timeZone: ['timezone'],
      currency: ['grosscurrency'],
      refundOf: ['pspreference'],
      processorFee: ['commissionnc'],
    },
    furtherFees: ['markupnc', 'schemefeesnc', 'interchangenc'],
    checkedNet: { credit: ['netcreditnc'], debit: 'netdebitnc', currency: 'netcurrency' },
    rules: {
      kinds: byWord({
        payment: 'settled | settledbulk | settledinstallment',
        refund: 'refunded | refundedbulk | refundedinstallment',
        'no payment':
          'merchantpayout | fee | misccosts | paymentcost | invoicededuction | balancetransfer | depositcorrection | ' +
          'reserveadjustment | debitedreserve | creditedreserve | chargeback | chargebackreversed | secondchargeback | ' +
          'refundedreversed | settledreversed | bankinstructionreturned | manualcorrected | internalcompanypayout | ' +
          'epayment | remainingbalance | advancement | chargebackexternallywithinfo | refundedexternallywithinfo',
      }),
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
    rules: { statuses: { booked: 'Completed' } },
  },
];
