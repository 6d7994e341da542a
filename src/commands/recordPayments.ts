import { formatMoney, type Cents } from '@/domain/money/money';
import type { Payable, Refund } from '@/domain/payments/payments';
import { repeatedRefund } from '@/domain/payments/repeatedRefund';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { refundRecorded, selectPaymentRecords, voidRecorded } from '@/slices/entities/paymentsSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { stampOf } from '@/store/clock';
import { tellIfAccepted, type Command } from './command';

type Question = { kind: 'refundPayment' | 'voidPayment'; transactionId: string };
type Stamp = ReturnType<typeof stampOf>;
type Recorded = ReturnType<typeof refundRecorded> | ReturnType<typeof voidRecorded>;

/** Confirms the open refund: it is recorded once, however often the button is pressed, and a toast says so; false where it is refused. */
export function recordRefund(refund: Pick<Refund, 'transactionId' | 'amount' | 'reason'>): Command<boolean> {
  const { transactionId, amount } = refund;
  return (dispatch, getState) => {
    const money = formatMoney(amount, selectCurrency(getState()));
    const text = `Refund of ${money} recorded for ${transactionId}. No money has moved: make the refund in your processor.`;
    const toast = { title: 'Refund recorded', text };
    const create = (payment: Payable, stamp: Stamp) => refundRecorded({ ...stamp, ...refund }, payment);
    return dispatch(confirm({ kind: 'refundPayment', transactionId }, create, toast));
  };
}

/** What to ask before a refund of the amount, where the payment got the same one minutes ago, here or in another tab. */
export function repeatedRefundQuestion(transactionId: string, amount: Cents): Command<string | undefined> {
  return (_dispatch, getState, { clock }) => {
    const state = getState();
    const records = selectPayment(state, transactionId)?.records ?? [];
    const repeated = repeatedRefund(records, amount, clock().now.getTime());
    if (!repeated) return undefined;
    const { refund, minutes } = repeated;
    const money = formatMoney(amount, selectCurrency(state));
    const when = minutes === 0 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return `${refund.recordedBy} recorded ${money} ${when} ago. Record another refund of ${money}?`;
  };
}

/** Confirms the open void: it is recorded once, and a toast says so. */
export function recordVoid(transactionId: string) {
  return confirm(
    { kind: 'voidPayment', transactionId },
    (payment, stamp) => voidRecorded({ ...stamp, transactionId }, payment),
    {
      title: 'Void recorded',
      text: `Void recorded for ${transactionId}. No money has moved: cancel the payment in your processor.`,
    },
  );
}

function confirm(
  { kind, transactionId }: Question,
  create: (payment: Payable, stamp: Stamp) => Recorded,
  toast: { title: string; text: string },
): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const open = selectOpenDialog(getState());
    if (open.kind !== kind || open.transactionId !== transactionId) return false;
    const payment = selectPayment(getState(), transactionId)?.row;
    // Refused: the question stays open and says why.
    if (!payment || !dispatch(tellIfAccepted(create(payment, stampOf(clock)), selectPaymentRecords, toast)))
      return false;
    dispatch(dialogClosed());
    return true;
  };
}
