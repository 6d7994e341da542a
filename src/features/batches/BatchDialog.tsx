import { useId, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { propose } from '@/commands/approvals/propose';
import { Dialog } from '@/components/dialogs/Dialog';
import { DraftNote } from '@/components/forms/DraftNote';
import { describedBy, FieldNotes } from '@/components/forms/fields/FormField';
import * as form from '@/components/forms/form.module.scss';
import { ApprovalNote } from '@/containers/approvals/ApprovalNote';
import { tooMany as tooManyItems } from '@/containers/approvals/texts';
import { MOST_ITEMS } from '@/domain/approvals/vocabulary';
import type { BatchAct } from '@/domain/batches/batchPlan';
import type { BatchKind, CanceledEvent } from '@/domain/batches/interruptedBatches';
import { isTypedCount, MOST_PAYMENTS, needsTypedCount } from '@/domain/batches/limits';
import { formatCount } from '@/domain/lists/paging';
import type { RefundReason } from '@/domain/payments/vocabulary';
import type { DryRun } from '@/selectors/batches/dryRun';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectionCleared } from '@/slices/lists/selectionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './batches.module.scss';
import { BatchFigures } from './BatchFigures';
import { EventNotice } from '@/features/batches/event/EventNotice';
import { BatchResults } from '@/features/batches/run/BatchResults';
import { useRunDialog } from '@/features/batches/run/useRunDialog';
import { useBatchRun } from '@/features/batches/run/useBatchRun';
import { useBatchApproval } from './useBatchApproval';
import { useDryRun } from './useDryRun';
import { useRecentRefunds } from './useRecentRefunds';
import * as texts from './texts';

type Props = {
  title: string;
  kind: BatchKind;
  /** The payments (indices); undefined while the form is not complete. */
  positions: Uint32Array | undefined;
  /** Undefined while the form is not complete. */
  act: BatchAct | undefined;
  reason: RefundReason;
  name?: string | undefined;
  /** What is said if there are no payments, or too many; of selected payments by default. */
  nothing?: string;
  tooMany?: (count: number, most: number) => string;
  /** The draft of the fields, if leaving it asks first. */
  draft?: { leave: () => void; question: ReactNode; startOver: () => void };
  /** The fields of the form. */
  children: ReactNode;
  /** The event that the batch cancels: its merchant gets a notice. */
  canceled?: CanceledEvent;
};

/**
 * A dialog that acts on many payments: fields and the figures of a dry run, a typed confirmation above a limit, then
 * progress and results.
 */
export function BatchDialog(props: Props) {
  const { title, kind, positions, act, reason, name, draft, children, canceled } = props;
  const { nothing = texts.nothingSelected, tooMany = texts.tooMany } = props;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const { count: recentRefunds } = useRecentRefunds(positions);
  const batch = useBatchRun();
  const [started, setStarted] = useState<DryRun>();
  const plan = useDryRun(positions, started ? undefined : act);
  const approval = useBatchApproval(plan?.rows, reason);
  const isBlocked = approval.isTooLong || approval.isBlocked;
  const isProposing = approval.proposed.length > 0;
  const directOf = (kind: 'refund' | 'void') => approval.direct.filter((row) => row.kind === kind).length;
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const id = useId();
  const runDialog = useRunDialog(batch.isRunning);

  if (batch.run && started)
    return (
      <Dialog title={title} {...runDialog}>
        <BatchResults {...batch} run={batch.run} rows={started.rows} canceled={canceled} />
      </Dialog>
    );

  const sums = plan?.sums;
  const count = sums ? sums.refunds.count + sums.voids.count : 0;
  const needsTyping = sums !== undefined && needsTypedCount(count, sums.refunds.amount + sums.voids.amount, currency);
  const mismatch =
    isChecked && needsTyping && !isTypedCount(typed, count) ? texts.countMismatch(formatCount(count)) : undefined;
  const confirm = () => {
    setIsChecked(true);
    if (!plan || count === 0 || isBlocked) return;
    if (needsTyping && !isTypedCount(typed, count)) {
      document.getElementById(`${id}-count`)?.focus();
      return;
    }
    draft?.startOver();
    const { proposed, direct } = approval;
    const last = proposed.length - 1;
    if (!proposed.every((wanted, index) => dispatch(propose(wanted, direct.length > 0 || index < last)))) return;
    if (direct.length === 0) {
      // The selected rows wait for somebody else now.
      if (kind !== 'cancel') dispatch(selectionCleared());
      return;
    }
    // The file of the batch has no rows that wait for an approval.
    const recorded = new Set(direct);
    setStarted({ ...plan, rows: plan.rows.filter((row) => row.kind === 'refused' || recorded.has(row)) });
    batch.start({ kind, rows: direct, reason, name, canceled });
  };
  return (
    <Dialog
      title={title}
      help="batches"
      size="lg"
      onClose={draft?.leave}
      dismiss="Cancel"
      question={
        <>
          {draft?.question}
          {count > 0 && (
            <p id={`${id}-consequences`}>
              {!isProposing && texts.consequences}
              {isProposing &&
                (approval.direct.length > 0
                  ? texts.partlyProposed(directOf('refund'), directOf('void'))
                  : texts.proposalConsequences)}
            </p>
          )}
        </>
      }
      footer={
        <Button
          // Enter in a field must not run a batch, so this is not a submit button.
          variant="danger"
          onClick={confirm}
          aria-disabled={count === 0 || isBlocked}
          aria-describedby={count > 0 ? `${id}-consequences` : undefined}
        >
          {count === 0 ? title : (isProposing ? texts.proposals : texts.submit)[kind](count)}
        </Button>
      }
    >
      <Form id={id} noValidate onSubmit={(event) => event.preventDefault()}>
        {draft && <DraftNote onStartedOver={draft.startOver} />}
        <div className={form.grid}>{children}</div>
        {positions && act && <Figures {...{ positions, plan, recentRefunds, nothing, tooMany }} />}
        {approval.approvals.map((needed) => (
          <ApprovalNote key={needed?.rules[0]?.id} approval={needed} />
        ))}
        {approval.isTooLong && <p role="alert">{tooManyItems(MOST_ITEMS, 'payments')}</p>}
        {needsTyping && count > 0 && (
          <Form.Group controlId={`${id}-count`} className={styles.section}>
            <Form.Label>{texts.typeCount(formatCount(count))}</Form.Label>
            <Form.Control
              className={styles.count}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={mismatch !== undefined}
              aria-describedby={describedBy(`${id}-count`, undefined, mismatch)}
              onChange={({ target }) => setTyped(target.value)}
            />
            <FieldNotes id={`${id}-count`} hint={undefined} message={mismatch} />
          </Form.Group>
        )}
      </Form>
      {sums && count > 0 && canceled && (
        <EventNotice key={canceled.event || canceled.days} sums={sums} isProposed={isProposing} {...canceled} />
      )}
    </Dialog>
  );
}

type FiguresProps = Required<Pick<Props, 'nothing' | 'tooMany'>> & {
  positions: Uint32Array;
  plan: ReturnType<typeof useDryRun>;
  recentRefunds: number;
};

function Figures({ positions, plan, recentRefunds, nothing, tooMany }: FiguresProps) {
  if (positions.length === 0) return <p className={styles.section}>{nothing}</p>;
  if (positions.length > MOST_PAYMENTS)
    return (
      <p role="alert" className={styles.section}>
        {tooMany(positions.length, MOST_PAYMENTS)}
      </p>
    );
  if (!plan)
    return (
      <p role="status" className={styles.section}>
        {texts.computing}
      </p>
    );
  return <BatchFigures plan={plan} recentRefunds={recentRefunds} />;
}
