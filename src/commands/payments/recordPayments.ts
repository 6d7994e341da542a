import { formatMoney, type Cents } from '@/domain/money/money';
import { refundOf, voidOf } from '@/domain/payments/newRecords';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import { repeatedRefund } from '@/domain/payments/refunds/refundAmount';
import { selectPayment, type Payment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { recordsReversed } from '@/slices/entities/reversalsSlice';
import {
  refundRecorded,
  refundWithdrawn,
  selectPaymentEvents,
  voidRecorded,
} from '@/slices/entities/paymentEventsSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, type Command } from '@/commands/command';
import { restoredApproval } from '@/commands/approvals/restoredApproval';
import * as texts from '@/commands/texts/paymentTexts';

type Question = { kind: 'refundPayment' | 'voidPayment'; transactionId: string };
type AuditStamp = ReturnType<typeof createAuditStamp>;
type Recorded = ReturnType<typeof refundRecorded> | ReturnType<typeof voidRecorded>;

/** Records the refund of the open dialog once, however often the button is pressed; false if it was refused. */
export function recordRefund(refund: Pick<Refund, 'transactionId' | 'amount' | 'reason'>): Command<boolean> {
  const { transactionId, amount } = refund;
  return (dispatch, getState) => {
    const money = formatMoney(amount, selectCurrency(getState()));
    const toast = { title: texts.refundRecorded, text: texts.refundRecordedText(money, transactionId) };
    const create = (payment: Payment, stamp: AuditStamp) =>
      refundRecorded(refundOf(payment, refund, stamp), payment.row);
    return dispatch(confirm({ kind: 'refundPayment', transactionId }, create, toast));
  };
}

/**
 * Withdraws a recorded refund that no file confirmed, with a reason. Undo records it again, unless that needs an approval.
 * Returns false if the rules
 * refuse it, because a file has confirmed it meanwhile.
 */
export function withdrawRefund(transactionId: string, recordId: string, reason: string): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const payment = selectPayment(state, transactionId);
    const record = payment?.records.find(({ id }) => id === recordId);
    if (!payment || record?.kind !== 'refund') return false;
    const money = formatMoney(record.amount, selectCurrency(state));
    const toast = {
      title: texts.refundWithdrawn,
      text: texts.refundWithdrawnText(money, transactionId),
      ...(!restoredApproval(state, record, clock().now.getTime()) && { undo: refundRecorded(record, payment.row) }),
    };
    const event = refundWithdrawn({ id: recordId, transactionId }, payment.row);
    if (!dispatch(dispatchIfAccepted(event, selectPaymentEvents, toast))) return false;
    dispatch(recordsReversed([{ ...createAuditStamp(clock), of: 'payments', recordId, record, reason }]));
    return true;
  };
}

/** The question to ask if the payment got a refund of the same amount minutes ago, in any tab: it may be a mistake. */
export function repeatedRefundQuestion(transactionId: string, amount: Cents): Command<string | undefined> {
  return (_dispatch, getState, { clock }) => {
    const state = getState();
    const records = selectPayment(state, transactionId)?.records ?? [];
    const repeated = repeatedRefund(records, amount, clock().now.getTime());
    if (!repeated) return undefined;
    const { refund, minutes } = repeated;
    return texts.repeatedRefund(refund.recordedBy, formatMoney(amount, selectCurrency(state)), minutes);
  };
}

/** Records the void of the open dialog once, however often the button is pressed. */
export function recordVoid(transactionId: string) {
  return confirm(
    { kind: 'voidPayment', transactionId },
    (payment, stamp) => voidRecorded(voidOf(payment, stamp), payment.row),
    { title: texts.voidRecorded, text: texts.voidRecordedText(transactionId) },
  );
}

function confirm(
  { kind, transactionId }: Question,
  create: (payment: Payment, stamp: AuditStamp) => Recorded,
  toast: { title: string; text: string },
): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const open = selectOpenDialog(getState());
    if (open.kind !== kind || open.transactionId !== transactionId) return false;
    const payment = selectPayment(getState(), transactionId);
    // A refused dialog stays open, because it gives the reason.
    if (
      !payment ||
      (kind === 'refundPayment' && !payment.refundEligibility.allowed) ||
      !dispatch(dispatchIfAccepted(create(payment, createAuditStamp(clock)), selectPaymentEvents, toast))
    )
      return false;
    dispatch(dialogClosed());
    return true;
  };
}
