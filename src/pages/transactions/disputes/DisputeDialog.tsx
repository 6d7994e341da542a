import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordDispute } from '@/commands/payments/disputes';
import * as fields from '@/components/forms/form.module.scss';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { PARTY_LABELS } from '@/components/split/parties';
import { useMoney } from '@/containers/money/Money';
import { amountsOfDispute, disputeDraftSchema, type DisputeDraft } from '@/domain/disputes/disputeDraft';
import type { Dispute } from '@/domain/disputes/disputes';
import { disputableAmount, isAmountFixed, mayFollow } from '@/domain/disputes/judgeDispute';
import { takesMoney } from '@/domain/disputes/movements';
import { DISPUTE_STATUSES } from '@/domain/disputes/vocabulary';
import { dayOfDate, formatDay } from '@/domain/calendar/dates';
import { plainAmount } from '@/domain/money/money';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { MissingPaymentDialog } from '@/pages/transactions/payment/MissingPaymentDialog';
import { sharesOfDispute } from '@/selectors/payments/disputePostings';
import { selectPayment, type Payment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { transactionId: string; disputeId?: string };

/** Records a dispute of a payment, or the next step of it. */
export function DisputeDialog({ transactionId, disputeId }: Props) {
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  return payment ? (
    <DisputeForm payment={payment} disputeId={disputeId} />
  ) : (
    <MissingPaymentDialog title={texts.record} transactionId={transactionId} />
  );
}

type FormProps = { payment: Payment; disputeId: string | undefined };

/** Shows who bears the dispute before it is saved. */
function DisputeForm({ payment, disputeId }: FormProps) {
  const { row, records, disputes } = payment;
  const dispute = disputes.find(({ id }) => id === disputeId) ?? payment.dispute;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const money = useMoney();
  // The form of an existing dispute shows no field for what stays, so no value of it may be refused.
  const most = dispute ? Math.max(row.amount, dispute.amount) : disputableAmount(row, records, disputes);
  const [first] = useState<DisputeDraft>({
    amount: plainAmount(dispute?.amount ?? most, currency),
    fee: dispute?.fee ? plainAmount(dispute.fee, currency) : '',
    status: dispute?.status ?? DISPUTE_STATUSES[0],
    reason: dispute?.reason ?? '',
    networkCode: dispute?.networkCode ?? '',
    opened: (dispute?.openedAt ?? today).slice(0, 10),
    due: dispute?.evidenceDue ?? '',
    note: '',
  });
  const [current] = useState(() => dayOfDate(new Date()));
  const latest = dispute ? first.opened : current > today ? current : today;
  const form = useDraftForm(disputeDraftSchema(currency, most, latest), first, currency);
  const [amountText, feeText, status, reason] = useWatch({
    control: form.control,
    name: ['amount', 'fee', 'status', 'reason'],
  });
  const { amount, fee = 0 } = amountsOfDispute({ amount: amountText, fee: feeText }, currency);
  const statuses = DISPUTE_STATUSES.filter((name) => !dispute || mayFollow(dispute.status, name));
  const chosen = statuses.find((name) => name === status) ?? DISPUTE_STATUSES[0];
  const of = fieldOf(form);
  const title = dispute ? texts.update : texts.record;
  const isFixed = dispute !== undefined && isAmountFixed(dispute);
  const isTaken = dispute !== undefined && takesMoney(dispute.status);
  return (
    <FormDialog
      title={title}
      help="disputes"
      saveLabel={title}
      form={form}
      onSave={(step) =>
        dispatch(
          recordDispute({
            ...step,
            transactionId: row.id,
            openedAt: dispute?.openedAt ?? step.openedAt,
            disputeId: dispute?.id,
          }),
        )
      }
    >
      <div className={fields.grid}>
        <div className={fields.wide}>
          <FormField
            label={texts.status}
            options={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
            {...of('status')}
          />
        </div>
        {dispute && (
          <p className={fields.wide}>
            {texts.openedOn(formatDay(dispute.openedAt.slice(0, 10)))}{' '}
            {isFixed && texts.fixedAmounts(money(amount), dispute.fee > 0 ? money(fee) : undefined)}
          </p>
        )}
        {!isFixed && (
          <FormField
            label={texts.amount}
            isRequired
            inputMode="decimal"
            hint={texts.atMost(money(most))}
            {...of('amount')}
          />
        )}
        {!(isFixed && dispute.fee > 0) && <FormField label={texts.fee} inputMode="decimal" {...of('fee')} />}
        <FormField label={texts.reason} {...of('reason')} />
        <FormField label={texts.networkCode} {...of('networkCode')} />
        {!dispute && <FormField label={texts.opened} type="date" isRequired {...of('opened')} />}
        <FormField label={texts.evidenceDue} type="date" {...of('due')} />
        <div className={fields.wide}>
          <FormField label={texts.note} {...of('note')} />
        </div>
      </div>
      <DisputeBearers
        dispute={{ transactionId: row.id, amount, fee }}
        reason={reason}
        isTaken={takesMoney(chosen)}
        isReturned={isTaken && !takesMoney(chosen)}
      />
    </FormDialog>
  );
}

type DisputeBearersProps = {
  dispute: Pick<Dispute, 'transactionId' | 'amount' | 'fee'>;
  reason: string;
  isTaken: boolean;
  isReturned: boolean;
};

/** Who bears a dispute by the charge model of its payment, and which evidence helps. */
function DisputeBearers({ dispute, reason, isTaken, isReturned }: DisputeBearersProps) {
  const table = useAppSelector(selectTransactionTable);
  const money = useMoney();
  const borne = sharesOfDispute(table, dispute);
  const parts = borne
    ? PARTIES.map((party) => ({ party, cents: borne.shares[party] + (isTaken ? borne.feeShares[party] : 0) }))
    : [];
  const evidence = texts.evidence[reason === 'fraudulent' || reason === 'product_not_received' ? reason : 'other'];
  return (
    <section aria-live="polite" className="mt-3">
      <h3>{texts.bearers}</h3>
      {isTaken || isReturned ? (
        <p>
          {texts.bearersHint(isReturned)}{' '}
          {parts
            .filter(({ cents }) => cents !== 0)
            .map(({ party, cents }) => `${PARTY_LABELS[party]} ${money(cents)}`)
            .join(', ')}
        </p>
      ) : (
        <p>{texts.movesNothing}</p>
      )}
      <h3>{texts.checklist}</h3>
      <ul>
        {evidence.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
