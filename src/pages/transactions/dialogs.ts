import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const transactionsDialogs: DialogParts<
  'transactionDetails' | 'refundPayment' | 'voidPayment' | 'receipt' | 'settleBreak'
> = {
  transactionDetails: lazyPart(async () => {
    const part = await import(
      /* webpackChunkName: "transaction-details" */ '@/pages/transactions/payment/details/TransactionDetailsDialog'
    );
    return part.TransactionDetailsDialog;
  }),
  refundPayment: lazyPart(async () => {
    const part = await import(
      /* webpackChunkName: "refund-payment" */ '@/pages/transactions/payment/RefundPaymentDialog'
    );
    return part.RefundPaymentDialog;
  }),
  voidPayment: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "void-payment" */ '@/pages/transactions/payment/VoidPaymentDialog');
    return part.VoidPaymentDialog;
  }),
  settleBreak: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "settle-break" */ './reconciliation/ResolveDiscrepancyDialog');
    return part.ResolveDiscrepancyDialog;
  }),
  receipt: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "receipt" */ '@/pages/transactions/payment/ReceiptDialog');
    return part.ReceiptDialog;
  }),
};
