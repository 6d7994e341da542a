import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of a payment. */
export const transactionsDialogs: DialogParts<'transactionDetails' | 'refundPayment' | 'voidPayment' | 'receipt'> = {
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
  receipt: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "receipt" */ '@/pages/transactions/payment/ReceiptDialog');
    return part.ReceiptDialog;
  }),
};
