import { Fragment } from 'react';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { PARTY_LABELS } from '@/components/split/parties';
import { RouteLink } from '@/components/text/RouteLink';
import { useProposalEvents } from '@/containers/approvals/useProposalEvents';
import { BatchNote } from '@/containers/BatchNote';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/money/Money';
import { AssignmentButton } from '@/containers/assignments/AssignmentButton';
import { NotesButton } from '@/containers/NotesButton';
import { DialogButton } from '@/containers/DialogButton';
import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { compareCodes } from '@/lib/compareCodes';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { stepBefore, type HistoryStep } from '@/domain/payments/paymentHistory';
import { addressOf, PATHS } from '@/domain/screens';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { Payment, TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectPayoutOfPayment } from '@/selectors/statements/payoutOfPayment';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './PaymentTimeline.module.scss';
import { useRemarks } from './useRemarks';
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
  const further: FurtherItemProps[] = [
    ...remarks.map((remark) => ({ ...remark, isPending: pendingIds.has(remark.id) })),
    ...proposalEvents.map(({ proposalId, ...event }): FurtherItemProps => ({
      ...event,
      dialog: { kind: 'proposal', proposalId },
      isFirst: true,
    })),
  ];
  if (payout)
    further.push({
      id: payout.id,
      title: texts.paidOutIn(payout.reference),
      dialog: { kind: 'payoutLines', payoutId: payout.id },
      time: `${payout.day} 23:59:59`,
      shownTime: payout.day,
    });
  further.sort((a, b) => compareCodes(a.time, b.time));
  const hasTimes = steps.length + remarks.length + proposalEvents.length > 1 && zones.size > 0;
  return (
    <section className={parts.section}>
      <h3 id="payment-timeline">{texts.timeline}</h3>
      <ol className={`list-unstyled mt-2 mb-0 ${styles.timeline}`} aria-labelledby="payment-timeline">
        {steps.map((step, index) => (
          <Fragment key={step.id}>
            <li>
              <strong>{texts.step[step.kind](money(step.amount))}</strong>
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
            {further
              .filter(({ time, isFirst }) => stepBefore(steps, time, isFirst) === index)
              .map((item) => (
                <FurtherItem key={item.id} {...item} />
              ))}
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

type FurtherItemProps = {
  id: string;
  title: string;
  /** What the title opens. */
  dialog?: DialogRequest;
  note?: string;
  isPending?: boolean;
  time: LocalTime;
  /** Instead of the time, if only the day is known. */
  shownTime?: string;
  by?: string | undefined;
  /** Whether it comes before the steps of the same second. */
  isFirst?: boolean;
};

function FurtherItem({ title, dialog, note = '', isPending, time, shownTime = time, by }: FurtherItemProps) {
  return (
    <li>
      {dialog ? (
        <DialogLink dialog={dialog} look={{}}>
          {title}
        </DialogLink>
      ) : (
        <strong>{title}</strong>
      )}
      {note !== '' && <span className={styles.note}>{note}</span>}
      {isPending && <StatusBadge label={pendingMark} tone="yellow" />}
      <small>
        <time dateTime={shownTime}>{shownTime}</time>
        {by !== undefined && ` · ${by}`}
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
  const source = useAppSelector(selectImportedWorkspace)?.source;
  const record = payment.records.find((candidate) => candidate.id === id);
  if (!record) return null;
  if (payment.confirmedIds.has(id)) return <span>{texts.confirmedBy(source)}</span>;
  if (record.kind === 'void') return source !== undefined && <span>{texts.notConfirmed}</span>;
  return (
    <span>
      {source !== undefined && texts.notConfirmed}{' '}
      <DialogButton dialog={{ kind: 'withdrawRefund', transactionId: payment.row.id, recordId: id }}>
        {texts.withdraw}
      </DialogButton>
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
