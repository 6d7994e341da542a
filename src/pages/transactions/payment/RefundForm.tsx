import { useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { Dialog } from '@/components/dialogs/Dialog';
import * as formField from '@/components/forms/FormField.module.scss';
import * as form from '@/components/forms/form.module.scss';
import { classNames } from '@/components/page/classNames';
import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import { RefusalText } from '@/containers/RefusalText';
import { useMoney } from '@/containers/useMoney';
import { plainAmount, type Cents } from '@/domain/money/money';
import { divideNextRefund } from '@/domain/money/refundDivision';
import { REFUND_REASONS, type RefundReason } from '@/domain/payments/payments';
import { readRefundAmount } from '@/domain/payments/refundAmount';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import { PartyTable } from './PartyTable';
import * as styles from './RefundForm.module.scss';
import * as parts from './payment.module.scss';

type Props = {
  title: string;
  payment: Payment;
  onCancelled: () => void;
  onConfirmed: (amount: Cents, reason: RefundReason) => void;
};

/** Asks how much of a payment goes back and why, and shows what each party gives back of it. */
export function RefundForm({ title, payment, onCancelled, onConfirmed }: Props) {
  const { row, records, division, refunds, left } = payment;
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const [text, setText] = useState(plainAmount(left, currency));
  const [reason, setReason] = useState<RefundReason>(REFUND_REASONS[0]);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { cents: amount, refusal } = readRefundAmount(text, row, records, currency);
  const givesBack = amount === undefined ? undefined : divideNextRefund(division, refunds, amount);

  const confirm = () => {
    if (amount === undefined) field.current?.focus();
    else onConfirmed(amount, reason);
  };

  return (
    <Dialog
      title={title}
      onClose={onCancelled}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={id} variant="danger">
          {amount === undefined ? 'Refund' : `Refund ${money(amount)}`}
        </Button>
      }
    >
      <Form
        id={id}
        noValidate
        className={classNames(form.grid, styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Form.Group controlId={`${id}-amount`}>
          <Form.Label>Amount</Form.Label>
          <InputGroup>
            <InputGroup.Text aria-hidden>{currency.sign.trim()}</InputGroup.Text>
            <Form.Control
              ref={field}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={refusal !== undefined}
              aria-describedby={`${id}-left ${id}-problem`}
              onChange={({ target }) => setText(target.value)}
            />
          </InputGroup>
          <p id={`${id}-left`} className="form-text">
            {money(left)}
            {left < row.amount && ` of ${money(row.amount)}`} can be refunded.
          </p>
          <p id={`${id}-problem`} className={formField.message} aria-live="polite">
            {refusal && <RefusalText refusal={refusal} />}
          </p>
        </Form.Group>
        <Form.Group controlId={`${id}-reason`}>
          <Form.Label>Reason</Form.Label>
          <Form.Select
            value={reason}
            onChange={({ target }) => setReason(REFUND_REASONS.find((name) => name === target.value) ?? reason)}
          >
            {REFUND_REASONS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Form.Select>
        </Form.Group>
      </Form>
      <section className={parts.section}>
        <h3>What each party gives back</h3>
        {givesBack === undefined ? (
          <p className="form-text">It is shown here when the amount is right.</p>
        ) : (
          <>
            <SplitBar label="Parts of the refund" parties={splitParts(givesBack)} />
            <PartyTable
              caption="What each party gives back"
              columns={[{ header: 'GIVES BACK', division: givesBack }]}
            />
          </>
        )}
        <p className="form-text">
          The processor keeps its fee, and the merchant bears its part. A refund cannot be undone.
        </p>
      </section>
    </Dialog>
  );
}
