import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { Dialog } from '@/components/dialogs/Dialog';
import { DraftNote } from '@/components/forms/DraftNote';
import * as formField from '@/components/forms/FormField.module.scss';
import * as form from '@/components/forms/form.module.scss';
import { useDraft } from '@/components/forms/useDraft';
import { useLeave } from '@/components/forms/useLeave';
import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import * as texts from '@/components/text/text.module.scss';
import { RefusalText } from '@/containers/RefusalText';
import { useMoney } from '@/containers/useMoney';
import { isSame } from '@/domain/isSame';
import { plainAmount, type Cents } from '@/domain/money/money';
import { divideNextRefund } from '@/domain/money/refundDivision';
import { REFUND_REASONS, type RefundReason } from '@/domain/payments/payments';
import { offeredRefunds, readRefundAmount } from '@/domain/payments/refundAmount';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import { PartyTable } from './PartyTable';
import * as styles from './RefundForm.module.scss';
import * as parts from './payment.module.scss';

type Props = {
  title: string;
  payment: Payment;
  merchantName: string;
  onCancelled: () => void;
  /** False where it is refused. */
  onConfirmed: (amount: Cents, reason: RefundReason) => boolean;
};

type Draft = { text: string; reason: RefundReason };

/** Asks how much of a payment goes back and why, and shows what each party gives back of it. */
export function RefundForm({ title, payment, merchantName, onCancelled, onConfirmed }: Props) {
  const { row, records, division, refunds, left } = payment;
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const { read, keep } = useDraft<Draft>();
  const [first] = useState<Draft>({ text: plainAmount(left, currency), reason: REFUND_REASONS[0] });
  const [draft, setDraft] = useState(() => read() ?? first);
  const { text, reason } = draft;
  const isTyped = !isSame(draft, first);
  const { leave, question } = useLeave(isTyped, onCancelled);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { cents: amount, refusal } = readRefundAmount(text, row, records, currency);
  const givesBack = amount === undefined ? undefined : divideNextRefund(division, refunds, amount);

  const confirm = () => {
    if (amount === undefined) field.current?.focus();
    else if (onConfirmed(amount, reason)) keep(undefined);
  };
  useEffect(() => keep(isTyped ? draft : undefined), [keep, isTyped, draft]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <Dialog
      title={title}
      onClose={leave}
      footer={
        <>
          {question}
          <Button variant="outline-secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger">
            {amount === undefined ? 'Refund' : `Refund ${money(amount)}`}
          </Button>
        </>
      }
    >
      <DraftNote onStartedOver={() => setDraft(first)} />
      <p>
        Payment <span className={texts.id}>{row.id}</span> to <strong>{merchantName}</strong>
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
        <Form.Group controlId={`${id}-amount`} className={form.wide}>
          <Form.Label>Amount</Form.Label>
          <div className={styles.amount}>
            <InputGroup className={styles.field}>
              <InputGroup.Text aria-hidden>{currency.sign.trim()}</InputGroup.Text>
              <Form.Control
                ref={field}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                aria-invalid={refusal !== undefined}
                aria-describedby={`${id}-left ${id}-problem`}
                onChange={({ target }) => setDraft({ ...draft, text: target.value })}
              />
            </InputGroup>
            <div className={styles.offers} role="group" aria-label="Half or the rest">
              {offeredRefunds(left, row.amount).map(({ label, cents }) => (
                <Button
                  key={label}
                  variant="outline-secondary"
                  size="sm"
                  onClick={() => setDraft({ ...draft, text: plainAmount(cents, currency) })}
                >
                  {label} {money(cents)}
                </Button>
              ))}
            </div>
          </div>
          <p id={`${id}-left`} className="form-text">
            {money(left)}
            {left < row.amount && ` of ${money(row.amount)}`} can be refunded.
          </p>
          <p id={`${id}-problem`} className={formField.message} aria-live="polite">
            {refusal && <RefusalText refusal={refusal} />}
          </p>
        </Form.Group>
        <Form.Group controlId={`${id}-reason`} className={form.wide}>
          <Form.Label>Reason</Form.Label>
          <Form.Select
            value={reason}
            onChange={({ target }) =>
              setDraft({ ...draft, reason: REFUND_REASONS.find((name) => name === target.value) ?? reason })
            }
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
