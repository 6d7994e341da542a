import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import * as textStyles from '@/components/text/text.module.scss';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { PARTY_LABELS } from '@/components/split/parties';
import { RouteLink } from '@/components/text/RouteLink';
import { useProposalEvents, type ProposalEvent } from '@/containers/approvals/useProposalEvents';
import { BatchNote } from '@/containers/BatchNote';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/money/Money';
import { AssignmentButton } from '@/containers/assignments/AssignmentButton';
import { NotesButton } from '@/containers/NotesButton';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { compareCodes } from '@/lib/compareCodes';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { stepBefore, type HistoryStep } from '@/domain/payments/paymentHistory';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { addressOf, PATHS } from '@/domain/screens';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { Payment, TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectPayoutOfPayment } from '@/selectors/statements/payoutOfPayment';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PaymentTimeline.module.scss';
import { RemarkItem, useRemarks } from './TimelineRemarks';
import * as texts from './texts';

type Props = { details: TransactionDetails; payment: Payment };

export function PaymentTimeline({ details, payment }: Props) {
  const { history: steps } = payment;
  const money = useMoney();
  const pendingIds = useAppSelector(selectPendingIds);
  const remarks = useRemarks(payment);
  const workspaceZone = useAppSelector(selectWorkspaceTimeZone);
  const proposalEvents = useProposalEvents(payment.row.id, steps[0]?.zone ?? workspaceZone);
  const zones = new Set(steps.flatMap(({ zone }) => zone ?? []));
  const isWithdrawn = useAppSelector((state) =>
    Object.values(selectReversals(state)).some(
      ({ record }) => record && 'transactionId' in record && record.transactionId === payment.row.id,
    ),
  );
  const payout = useAppSelector((state) => selectPayoutOfPayment(state, payment.row.id));
  // Between two steps, what people wrote, proposed and paid out is in the order of its times.
  const further = [
    ...remarks.map((remark) => ({
      time: remark.time,
      after: stepBefore(steps, remark.time),
      item: <RemarkItem key={remark.id} remark={remark} isPending={pendingIds.has(remark.id)} />,
    })),
    ...proposalEvents.map((event) => ({
      time: event.time,
      after: stepBefore(steps, event.time, true),
      item: <ProposalItem key={event.id} {...event} />,
    })),
    ...(payout
      ? [`${payout.day} 23:59:59`].map((time) => ({
          time,
          after: stepBefore(steps, time),
          item: <PaidOut key={payout.id} payout={payout} />,
        }))
      : []),
  ].sort((a, b) => compareCodes(a.time, b.time));
  const hasTimes = steps.length + remarks.length + proposalEvents.length > 1 && zones.size > 0;
  return (
    <section className={parts.section}>
      <h3 id="payment-timeline">{texts.timeline}</h3>
      <ol className={styles.timeline} aria-labelledby="payment-timeline">
        {steps.map((step, index) => (
          <Fragment key={step.id}>
            <li>
              <strong>{texts.step(step.kind, money(step.amount))}</strong>
              {step.note && <span>{texts.note(step.note)}</span>}
              {pendingIds.has(step.id) && <StatusBadge label={pendingMark} tone="yellow" />}
              <BatchOfStep id={step.id} payment={payment} />
              <Confirmation id={step.id} payment={payment} />
              {step.refundedShares && <RefundShares {...step.refundedShares} />}
              {step.at !== undefined && (
                <small>
                  <time dateTime={step.at}>{step.at}</time>
                  {zones.size > 1 && step.zone !== undefined && ` ${step.zone}`} ·{' '}
                  {step.by ?? details.payerName ?? details.payerEmail ?? texts.customerUnknown(details.customerId)}
                </small>
              )}
            </li>
            {further.filter(({ after }) => after === index).map(({ item }) => item)}
          </Fragment>
        ))}
        <UnappliedRecords payment={payment} />
      </ol>
      <p className="mb-1">
        <AssignmentButton subject={{ subject: 'payment', subjectId: payment.row.id }} /> ·{' '}
        <NotesButton subject="payment" subjectId={payment.row.id} />
      </p>
      {hasTimes && zones.size === 1 && <p className="form-text">{texts.times([...zones].join(''))}</p>}
      {(hasTimes || isWithdrawn) && (
        <RouteLink to={addressOf(PATHS.transactions, { view: 'changes', search: details.id })}>
          {texts.changeHistory}
        </RouteLink>
      )}
    </section>
  );
}

function ProposalItem({ proposalId, time, title, note, by, isPending }: ProposalEvent) {
  return (
    <li>
      <DialogLink dialog={{ kind: 'proposal', proposalId }} look={{}}>
        {title}
      </DialogLink>
      {note !== '' && <span className={styles.note}>{note}</span>}
      {isPending && <StatusBadge label={pendingMark} tone="yellow" />}
      <small>
        <time dateTime={time}>{time}</time>
        {by !== undefined && ` · ${by}`}
      </small>
    </li>
  );
}

/** The payout with the merchant's share of the payment. */
function PaidOut({ payout }: { payout: Payout }) {
  return (
    <li>
      <DialogLink dialog={{ kind: 'payoutLines', payoutId: payout.id }} look={{}}>
        {texts.paidOutIn(payout.reference)}
      </DialogLink>
      <small>
        <time dateTime={payout.day}>{payout.day}</time>
      </small>
    </li>
  );
}

function BatchOfStep({ id, payment }: { id: string; payment: Payment }) {
  const batch = payment.records.find((record) => record.id === id)?.batch;
  return (
    batch && (
      <span>
        <BatchNote batch={batch} />
      </span>
    )
  );
}

/** Recorded refunds and voids that a newer file does not allow. */
function UnappliedRecords({ payment: { unapplied, row, isPaid, history } }: { payment: Payment }) {
  const source = useAppSelector(selectImportedWorkspace)?.source;
  const money = useMoney();
  const zone = history[0]?.zone;
  return unapplied.map((record) => {
    const time = recordedTimeIn(zone, record);
    return (
      <li key={record.id}>
        <strong>{record.kind === 'void' ? texts.voidRecorded : texts.refundRecorded(money(record.amount))}</strong>
        <span>
          {record.kind === 'void' ? texts.contradictedBy(source, row.status, isPaid) : texts.refundNotValid(source)}
        </span>
        <small>
          <time dateTime={time}>{time}</time> {zone ?? record.zone} · {record.recordedBy}
        </small>
      </li>
    );
  });
}

/** Whether a file has confirmed a recorded refund or void. Only a refund that no file confirmed can be withdrawn. */
function Confirmation({ id, payment }: { id: string; payment: Payment }) {
  const dispatch = useAppDispatch();
  const source = useAppSelector(selectImportedWorkspace)?.source;
  const transactionId = payment.row.id;
  const record = payment.records.find((candidate) => candidate.id === id);
  if (!record) return null;
  if (payment.confirmedIds.has(id)) return <span>{texts.confirmedBy(source)}</span>;
  if (record.kind === 'void') return source !== undefined && <span>{texts.notConfirmed}</span>;
  return (
    <span>
      {source !== undefined && texts.notConfirmed}{' '}
      <Button
        variant="link"
        className={textStyles.inlineButton}
        onClick={() => dispatch(innerDialogOpened({ kind: 'withdrawRefund', transactionId, recordId: id }))}
      >
        {texts.withdraw}
      </Button>
    </span>
  );
}

function RefundShares({ allocation, isRecorded }: NonNullable<HistoryStep['refundedShares']>) {
  const money = useMoney();
  const shares = PARTIES.filter((party) => allocation[party] > 0)
    .map((party) => `${PARTY_LABELS[party]} ${money(allocation[party])}`)
    .join(' · ');
  return <small>{isRecorded ? texts.refundShares(shares) : texts.calculatedShares(shares)}</small>;
}
