import { lazyPart } from '@/components/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of a payment. */
export const transactionsDialogs: DialogParts<'transactionDetails' | 'refundPayment' | 'voidPayment' | 'receipt'> = {
  transactionDetails: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "transaction-details" */ './TransactionDetailsDialog');
    return part.TransactionDetailsDialog;
  }),
  refundPayment: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "refund-payment" */ './RefundPaymentDialog');
    return part.RefundPaymentDialog;
  }),
  voidPayment: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "void-payment" */ './VoidPaymentDialog');
    return part.VoidPaymentDialog;
  }),
  receipt: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "receipt" */ './ReceiptDialog');
    return part.ReceiptDialog;
  }),
};
