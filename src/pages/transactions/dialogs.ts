import { lazyPart } from '@/components/browser/lazyPart';

export const transactionsDialogs = {
  transactionDetails: lazyPart(
    'TransactionDetailsDialog',
    () =>
      import(
        /* webpackChunkName: "transaction-details" */ '@/pages/transactions/payment/details/TransactionDetailsDialog'
      ),
  ),
  refundPayment: lazyPart(
    'RefundPaymentDialog',
    () => import(/* webpackChunkName: "payment-forms" */ '@/pages/transactions/payment/RefundPaymentDialog'),
  ),
  voidPayment: lazyPart(
    'VoidPaymentDialog',
    () => import(/* webpackChunkName: "payment-forms" */ '@/pages/transactions/payment/VoidPaymentDialog'),
  ),
  dispute: lazyPart('DisputeDialog', () => import(/* webpackChunkName: "dispute-form" */ './disputes/DisputeDialog')),
  withdrawRefund: lazyPart(
    'WithdrawRefundDialog',
    () => import(/* webpackChunkName: "payment-forms" */ '@/pages/transactions/payment/WithdrawRefundDialog'),
  ),
  settleBreak: lazyPart(
    'ResolveDiscrepancyDialog',
    () => import(/* webpackChunkName: "settle-break" */ './reconciliation/ResolveDiscrepancyDialog'),
  ),
  resolveSelected: lazyPart(
    'ResolveSelectedDialog',
    () => import(/* webpackChunkName: "discrepancy-selection" */ './reconciliation/ResolveSelectedDialog'),
  ),
  answerDisputes: lazyPart(
    'AnswerDisputesDialog',
    () => import(/* webpackChunkName: "dispute-selection" */ './disputes/AnswerDisputesDialog'),
  ),
  receipt: lazyPart(
    'ReceiptDialog',
    () => import(/* webpackChunkName: "payment-forms" */ '@/pages/transactions/payment/receipt/ReceiptDialog'),
  ),
};
