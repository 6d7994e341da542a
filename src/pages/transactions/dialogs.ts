import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const transactionsDialogs: DialogParts<
  'transactionDetails' | 'refundPayment' | 'voidPayment' | 'withdrawRefund' | 'dispute' | 'receipt' | 'settleBreak'
> = {
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
  receipt: lazyPart(
    'ReceiptDialog',
    () => import(/* webpackChunkName: "payment-forms" */ '@/pages/transactions/payment/ReceiptDialog'),
  ),
};
