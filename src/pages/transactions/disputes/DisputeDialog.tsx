import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { recordDispute } from '@/commands/disputes';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as form from '@/components/forms/form.module.scss';
import { FieldNotes, describedBy } from '@/components/forms/FormField';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { useMoney } from '@/containers/Money';
import { isDay } from '@/domain/calendar/dates';
import { disputableAmount, mayFollow } from '@/domain/disputes/judgeDispute';
import { takesMoney } from '@/domain/disputes/movements';
import { DISPUTE_STATUSES, type DisputeStatus } from '@/domain/disputes/vocabulary';
import { parseAmount } from '@/domain/money/amounts';
import { plainAmount } from '@/domain/money/money';
import { isSame } from '@/lib/objects';
import { transactionNoun } from '@/pages/transactions/payment/texts';
import { usePaymentDialog } from '@/pages/transactions/payment/usePaymentDialog';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DisputeBearers } from './DisputeBearers';
import * as texts from './texts';

type Props = { transactionId: string };

const NEW: DisputeStatus = 'needs response';

/** Records a dispute of a payment, or the next step of it, and shows who bears it before it is saved. */
export function DisputeDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const { payment, close } = usePaymentDialog(transactionId);
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const money = useMoney();
  const id = useId();
  const dispute = payment?.dispute;
  const [first] = useState({
    amount: plainAmount(dispute?.amount ?? payment?.row.amount ?? 0, currency),
    fee: dispute?.fee ? plainAmount(dispute.fee, currency) : '',
    status: dispute?.status ?? NEW,
    reason: dispute?.reason ?? '',
    networkCode: dispute?.networkCode ?? '',
    opened: (dispute?.openedAt ?? today).slice(0, 10),
    due: dispute?.evidenceDue ?? '',
    note: '',
  });
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const { leave, question } = useLeaveQuestion(!isSame(draft, first), close);
  const title = dispute ? texts.update : texts.record;
  if (!payment) return <MissingRowDialog title={title} noun={transactionNoun} id={transactionId} onClose={close} />;
  const most = dispute ? payment.row.amount : disputableAmount(payment.row, payment.records, []);
  const statuses = dispute ? DISPUTE_STATUSES.filter((name) => mayFollow(dispute.status, name)) : DISPUTE_STATUSES;
  const amount = parseAmount(draft.amount, currency).cents ?? 0;
  const fee = draft.fee.trim() === '' ? 0 : parseAmount(draft.fee, currency).cents;
  const problems = {
    amount: amount <= 0 || amount > most ? texts.amountProblem(money(most)) : undefined,
    fee: fee === undefined || fee < 0 ? texts.feeProblem : undefined,
    opened: isDay(draft.opened) ? undefined : texts.dayProblem,
    due: draft.due === '' || isDay(draft.due) ? undefined : texts.dayProblem,
  };
  const isValid = Object.values(problems).every((problem) => problem === undefined);
  const text = (name: keyof typeof draft, label: string, type = 'text') => {
    const message = isTried && name in problems ? problems[name as keyof typeof problems] : undefined;
    const fieldId = `${id}-${name}`;
    return (
      <Form.Group controlId={fieldId}>
        <Form.Label>{label}</Form.Label>
        <Form.Control
          type={type}
          value={draft[name]}
          maxLength={500}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(fieldId, undefined, message)}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
        <FieldNotes id={fieldId} message={message} />
      </Form.Group>
    );
  };
  const save = () => {
    setTried(true);
    if (!isValid || fee === undefined) return;
    const { status, reason, networkCode, note } = draft;
    const openedAt = dispute?.openedAt ?? draft.opened;
    const evidenceDue = draft.due === '' ? undefined : draft.due;
    const step = { transactionId, status, amount, fee, reason, networkCode, openedAt, evidenceDue, note };
    if (dispatch(recordDispute({ ...step, disputeId: dispute?.id }))) close();
  };
  return (
    <Dialog
      title={title}
      help="disputes"
      size="lg"
      onClose={leave}
      dismiss={texts.cancel}
      question={question}
      footer={
        <Button type="submit" form={id}>
          {title}
        </Button>
      }
    >
      <Form
        id={id}
        noValidate
        className={form.grid}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Form.Group controlId={`${id}-status`} className={form.wide}>
          <Form.Label>{texts.status}</Form.Label>
          <Form.Select
            value={draft.status}
            onChange={({ target }) =>
              setDraft({ ...draft, status: DISPUTE_STATUSES.find((name) => name === target.value) ?? draft.status })
            }
          >
            {statuses.map((name) => (
              <option key={name} value={name}>
                {texts.statuses[name]}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
        {text('amount', texts.amount)}
        {text('fee', texts.fee)}
        {text('reason', texts.reason)}
        {text('networkCode', texts.networkCode)}
        {text('opened', texts.opened, 'date')}
        {text('due', texts.evidenceDue, 'date')}
        <div className={form.wide}>{text('note', texts.note)}</div>
      </Form>
      <DisputeBearers
        dispute={{ transactionId, amount, fee: fee ?? 0 }}
        reason={draft.reason}
        isTaken={takesMoney(draft.status)}
        isReturned={draft.status === 'won'}
      />
    </Dialog>
  );
}
