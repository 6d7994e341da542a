import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Dialog } from '@/components/dialogs/Dialog';
import { DraftNote } from '@/components/forms/DraftNote';
import { Question } from '@/components/forms/Question';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import * as textStyles from '@/components/text/text.module.scss';
import { AmountField } from '@/containers/money/AmountField';
import { ApprovalNote } from '@/containers/approvals/ApprovalNote';
import * as approvalTexts from '@/containers/approvals/texts';
import { useApproval } from '@/containers/approvals/useApproval';
import { useMoney } from '@/containers/money/Money';
import { judgedRefund, type Judged } from '@/domain/approvals/rules';
import { plainAmount, type Cents } from '@/domain/money/money';
import { divideNextRefund } from '@/domain/payments/paymentShares';
import { addAllocations } from '@/domain/payments/refunds/refundAllocation';
import { REFUND_REASONS, refundReasonName, type RefundReason } from '@/domain/payments/vocabulary';
import { offeredRefunds, readRefundAmount } from '@/domain/payments/refunds/refundAmount';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import { PartyTable } from './PartyTable';
import * as parts from './payment.module.scss';
import * as texts from './refundTexts';

type Props = {
  title: string;
  payment: Payment;
  merchantName: string;
  /** Returns the question to ask before a refund of this amount; undefined if there is none. */
  questionOf: (amount: Cents) => string | undefined;
  /** Returns false if the refund is refused. With `judged`, a rule catches it, so it is proposed. */
  onConfirmed: (amount: Cents, reason: RefundReason, judged: Judged | undefined) => boolean;
};

type Draft = { text: string; reason: RefundReason };

export function RefundForm({ title, payment, merchantName, questionOf, onConfirmed }: Props) {
  const { row, records, allocation, reportedShares, model, refunds, refundableAmount, reserved } = payment;
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const { draft, change, startOver, forget, leave, question } = useTypedDraft<Draft>({
    text: plainAmount(refundableAmount, currency),
    reason: REFUND_REASONS[0],
  });
  const { text, reason } = draft;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { cents: amount, refusal } = readRefundAmount(text, row, records, currency, reserved);
  const judged = { amount: judgedRefund(amount ?? 0, records), merchantId: row.merchantId };
  const approval = useApproval('refundPayments', [judged]);
  const canRecord = !approval || approval.approvers.length > 0;
  const refundAmount = amount === undefined ? undefined : money(amount);
  const nextRefundShares =
    amount === undefined
      ? undefined
      : divideNextRefund(allocation, refunds, amount, { reported: reportedShares, model }).shares;

  const [repetition, setRepetition] = useState<{ amount: Cents; text: string }>();

  const record = () => {
    setRepetition(undefined);
    if (amount === undefined || !canRecord) field.current?.focus();
    else if (onConfirmed(amount, reason, approval && judged)) forget();
  };
  const confirm = () => {
    const repeated = amount === undefined ? undefined : questionOf(amount);
    if (amount === undefined || repeated === undefined) record();
    else setRepetition({ amount, text: repeated });
  };
  const goBack = () => {
    setRepetition(undefined);
    field.current?.focus();
  };
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <Dialog
      title={title}
      help="refunds"
      onClose={leave}
      dismiss="Cancel"
      question={
        <>
          <p id={`${id}-consequences`} className={parts.consequences}>
            {approval ? texts.proposes(row.id, refundAmount) : texts.consequences(row.id, refundAmount)}
          </p>
          {question}
          {repetition && repetition.amount === amount && (
            <Question
              text={repetition.text}
              back={{ label: texts.goBack, onClick: goBack }}
              confirm={{ label: texts.recordAnother, onClick: record }}
            />
          )}
        </>
      }
      footer={
        <Button
          type="submit"
          form={id}
          variant="danger"
          aria-disabled={!canRecord}
          className={parts.confirmation}
          data-widest={texts.submit(money(refundableAmount))}
          aria-describedby={`${id}-consequences`}
        >
          {approval ? texts.propose(refundAmount) : texts.submit(refundAmount)}
        </Button>
      }
    >
      <DraftNote onStartedOver={startOver} />
      <p>
        {texts.payment}
        <span className={textStyles.id}>{row.id}</span>
        {texts.toMerchant}
        <strong>{merchantName}</strong>
      </p>
      <Form
        id={id}
        noValidate
        className={form.grid}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <AmountField
          ref={field}
          text={text}
          refusal={refusal}
          limit={
            refundableAmount < row.amount
              ? texts.refundableOf(money(refundableAmount), money(row.amount))
              : texts.refundable(money(refundableAmount))
          }
          choices={{
            label: texts.choices,
            amounts: offeredRefunds(refundableAmount, row.amount).map(({ kind, cents }) => ({
              label: texts.choice[kind](money(cents)),
              cents,
            })),
          }}
          onChanged={(changed) => change({ text: changed })}
        />
        <SelectField
          className={form.wide}
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          options={REFUND_REASONS.map((value) => ({ value, label: refundReasonName(value) }))}
          onChange={(chosen) => change({ reason: chosen })}
        />
      </Form>
      <ApprovalNote approval={approval} />
      {reserved > 0 && <p>{approvalTexts.reserved(money(reserved))}</p>}
      <section className={parts.section}>
        <h3>{texts.shares}</h3>
        <p className="form-text">{texts.feeCovered}</p>
        <PartyTable
          caption={texts.shares}
          netShares={nextRefundShares ?? addAllocations([])}
          columns={[{ header: texts.shareColumn, allocation: nextRefundShares }]}
        />
      </section>
    </Dialog>
  );
}
