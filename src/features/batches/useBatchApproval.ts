import { useMemo } from 'react';
import type { Wanted } from '@/commands/approvals/propose';
import { useApprovalOf } from '@/containers/approvals/useApproval';
import { judgedRefund } from '@/domain/approvals/rules';
import { MOST_ITEMS } from '@/domain/approvals/vocabulary';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import type { PlannedRow, QualifiedRow } from '@/domain/batches/batchPlan';
import type { RefundReason } from '@/domain/payments/vocabulary';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { useAppSelector } from '@/store/hooks';

const NONE: readonly PlannedRow[] = [];

/**
 * Divides the rows of a batch: if a rule catches one of its refunds, all of its refunds are proposed, and so its voids.
 * `direct` rows are recorded without an approval.
 */
export function useBatchApproval(rows: readonly PlannedRow[] = NONE, reason: RefundReason) {
  const events = useAppSelector(selectPaymentEvents);
  const qualified = useMemo(
    () => ({ refund: rows.filter(({ kind }) => kind === 'refund'), void: rows.filter(({ kind }) => kind === 'void') }),
    [rows],
  ) as Record<'refund' | 'void', QualifiedRow[]>;
  const parts = [
    partOf('refundPayments', qualified.refund, useApprovalOf('refundPayments')),
    partOf('voidPayments', qualified.void, useApprovalOf('voidPayments')),
  ];
  const caught = parts.filter(({ approval }) => approval !== undefined);
  return {
    approvals: caught.map(({ approval }) => approval),
    proposed: caught.map(({ wanted }) => wanted),
    direct: caught.length === 0 ? rows : parts.flatMap(({ approval, rows: ofPart }) => (approval ? [] : ofPart)),
    isTooLong: caught.some(({ wanted }) => wanted.items.length > MOST_ITEMS),
    isBlocked: caught.some(({ approval }) => approval?.approvers.length === 0),
  };

  function partOf(act: 'refundPayments' | 'voidPayments', ofAct: readonly QualifiedRow[], find: Find) {
    const judged = ofAct.map(({ id, amount, merchantId }) => ({
      amount: act === 'refundPayments' ? judgedRefund(amount, recordsOfPayment(events, id)) : amount,
      merchantId,
    }));
    const items = ofAct.map(({ id, amount }) => ({ subjectId: id, amount }));
    const wanted: Wanted = act === 'refundPayments' ? { act, items, judged, reason } : { act, items, judged };
    return { approval: find(judged), wanted, rows: ofAct };
  }
}

type Find = ReturnType<typeof useApprovalOf>;
