import { formatMoney, type Cents } from '@/domain/money';
import type { RefundReason } from '@/domain/payments';
import { dialogClosed, selectOpenDialog } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { refundRecorded, selectPaymentRecords, voidRecorded } from '@/slices/paymentsSlice';
import type { AppDispatch, RootState } from './store';

type Question = { kind: 'refundPayment' | 'voidPayment'; transactionId: string };
type Recorded = ReturnType<typeof refundRecorded> | ReturnType<typeof voidRecorded>;

/** Confirms the open refund: it is recorded once, however often the button is pressed, and a toast says so. */
export function recordRefund(refund: { transactionId: string; amount: Cents; reason: RefundReason }) {
  const { transactionId, amount } = refund;
  return confirm({ kind: 'refundPayment', transactionId }, () => refundRecorded(refund), {
    title: 'Refund recorded',
    text: `${formatMoney(amount)} of ${transactionId} goes back to the customer`,
  });
}

/** Confirms the open void: it is recorded once, and a toast says so. */
export function recordVoid(transactionId: string) {
  return confirm({ kind: 'voidPayment', transactionId }, () => voidRecorded(transactionId), {
    title: 'Payment voided',
    text: `${transactionId} will not settle, and the customer is not charged`,
  });
}

function confirm({ kind, transactionId }: Question, create: () => Recorded, toast: { title: string; text: string }) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const open = selectOpenDialog(getState());
    if (open.kind !== kind || open.transactionId !== transactionId) return;
    const before = selectPaymentRecords(getState());
    dispatch(create());
    // Refused: the question stays open and says why.
    if (selectPaymentRecords(getState()) === before) return;
    dispatch(dialogClosed());
    dispatch(toastShown(toast));
  };
}
