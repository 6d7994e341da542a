import type { Format } from './format';
import { typesOf } from './types/typesOf';

/**
 * The journal types of Adyen's settlement details report (docs.adyen.com, journal types), and those that some accounts
 * have in detailed reports. A reversed capture reduces its payment like a refund.
 */
export const ADYEN_JOURNAL_TYPES = typesOf({
  payment: [
    'Settled',
    'SettledBulk',
    'SettledInstallment',
    'SettledInInstallments',
    'SettledExternally',
    'SettledExternallyWithInfo',
    'SettledInstallmentExternallyWithInfo',
  ],
  refund: [
    'Refunded',
    'RefundedBulk',
    'RefundedInstallment',
    'RefundedInInstallments',
    'RefundedExternally',
    'RefundedExternallyWithInfo',
    'RefundedInstallmentExternallyWithInfo',
    'SettledReversed',
  ],
  dispute: [
    'Chargeback',
    'SecondChargeback',
    'ChargebackReversed',
    'ChargebackExternally',
    'ChargebackExternallyWithInfo',
    'ChargebackReversedExternallyWithInfo',
    'NotificationOfChargeback',
    'NotificationOfFraud',
    'RequestForInformation',
    'InformationSupplied',
    'PrearbitrationWon',
    'PrearbitrationLost',
    'DisputeDefenseUploaded',
  ],
  fee: [
    'Fee',
    'MiscCosts',
    'PaymentCost',
    'InvoiceDeduction',
    'AuthorisationSchemeFee',
    'SchemeFee',
    'AdvancementCommission',
    'AdvancementCommissionExternallyWithInfo',
  ],
  transfer: ['BalanceTransfer', 'MatchedStatement', 'Advancement', 'AdvancementExternallyWithInfo', 'RemainingBalance'],
  payout: [
    'MerchantPayout',
    'InternalCompanyPayout',
    'AcquirerPayout',
    'BankInstructionReturned',
    'PaidOut',
    'PaidOutExternally',
    'PaidOutReversed',
    'SentForPayout',
    'PayoutAuthorised',
    'PayoutError',
    'PayoutFailed',
    'RefusedPayout',
  ],
  hold: ['DepositCorrection', 'ReserveAdjustment', 'DebitedReserve', 'CreditedReserve', 'Authorised', 'Expired'],
  other: [
    'RefundedReversed',
    'RefundFailed',
    'RefundAuthorised',
    'ManualCorrected',
    'EPayment',
    'Received',
    'Refused',
    'Cancelled',
    'Error',
    'CaptureFailed',
    'SentForSettle',
    'SentForRefund',
  ],
});

/**
 * The transfer types of Adyen's balance platform (docs.adyen.com, transfers). They are in its payout report, which is
 * for reconciliation.
 */
export const ADYEN_TRANSFER_TYPES = typesOf({
  payment: ['payment', 'capture', 'installment'],
  refund: ['refund', 'captureReversal', 'installmentReversal'],
  dispute: [
    'chargeback',
    'chargebackCorrection',
    'chargebackReversal',
    'chargebackReversalCorrection',
    'secondChargeback',
    'secondChargebackCorrection',
  ],
  fee: ['fee', 'paymentCost', 'miscCost', 'invoiceDeduction', 'cashOutFee', 'interest'],
  transfer: [
    'internalTransfer',
    'internalDirectDebit',
    'bankDirectDebit',
    'bankDirectDebitReversal',
    'cardTransfer',
    'balanceMigration',
    'balanceRollover',
    'grant',
    'repayment',
    'cashOutFunding',
    'cashOutInstruction',
  ],
  payout: ['bankTransfer', 'bankTransferReversal', 'payout', 'atmWithdrawal', 'atmWithdrawalReversal'],
  hold: ['reserveAdjustment', 'depositCorrection'],
  other: ['refundReversal', 'balanceAdjustment', 'manualCorrection', 'leftover'],
});

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
