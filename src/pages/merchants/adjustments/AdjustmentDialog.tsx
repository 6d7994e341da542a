import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { recordAdjustment } from '@/commands/adjustments';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import { FieldNotes, describedBy } from '@/components/forms/FormField';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { parseAmount } from '@/domain/money/amounts';
import { shareOf } from '@/domain/money/money';
import { adjustmentProblems, type AdjustmentProblem } from '@/domain/statements/adjustments';
import { partyNameOf } from '@/domain/statements/parties';
import { isSame } from '@/lib/objects';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { partyId: string };
type Draft = Record<'amount' | 'day' | 'until' | 'reason' | 'payment', string> & { kind: 'adjustment' | 'reserve' };

const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%$/;

/** Records a change of a party's balance, or a reserve that is held until a day. */
export function AdjustmentDialog({ partyId }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const available = useAppSelector((state) => selectBalance(state, partyId))?.available ?? 0;
  const name = partyNameOf(useAppSelector(selectPartyNames), partyId);
  const id = useId();
  const [first] = useState<Draft>({ kind: 'adjustment', amount: '', day: today, until: '', reason: '', payment: '' });
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const close = () => dispatch(dialogClosed());
  const { leave, question } = useLeaveQuestion(!isSame(draft, first), close);
  const isReserve = draft.kind === 'reserve';
  const [, whole, part = ''] = PERCENT.exec(draft.amount.trim()) ?? [];
  const percent = isReserve && whole !== undefined ? Number(whole) * 100 + Number(part.padEnd(2, '0')) : undefined;
  const cents = percent === undefined ? (parseAmount(draft.amount, currency).cents ?? 0) : shareOf(available, percent);
  const typed = {
    kind: draft.kind,
    partyId,
    amount: isReserve ? 0 - Math.abs(cents) : cents,
    day: draft.day,
    until: isReserve && draft.until !== '' ? draft.until : undefined,
    reason: draft.reason,
    transactionId: draft.payment.trim() || undefined,
  };
  const problems = adjustmentProblems(typed);
  const field = (key: Exclude<keyof Draft, 'kind'>, label: string, hint?: string) => {
    const problem = isTried ? problems.find((found) => found === (key as AdjustmentProblem)) : undefined;
    const message = problem && texts.problems[problem];
    const fieldId = `${id}-${key}`;
    return (
      <Form.Group controlId={fieldId}>
        <Form.Label>{label}</Form.Label>
        <Form.Control
          type={key === 'day' || key === 'until' ? 'date' : 'text'}
          value={draft[key]}
          maxLength={500}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(fieldId, hint, message)}
          onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
        />
        <FieldNotes id={fieldId} hint={hint} message={message} />
      </Form.Group>
    );
  };
  return (
    <Dialog
      title={texts.adjustBalance}
      help="openingBalances"
      onClose={leave}
      dismiss={texts.cancel}
      question={question}
      footer={
        <Button type="submit" form={id}>
          {isReserve ? texts.hold : texts.record}
        </Button>
      }
    >
      <p>{texts.forParty(name)}</p>
      <Form
        id={id}
        noValidate
        className={form.grid}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problems.length === 0 && dispatch(recordAdjustment(typed))) close();
        }}
      >
        <Form.Group controlId={`${id}-kind`}>
          <Form.Label>{texts.kind}</Form.Label>
          <Form.Select
            value={draft.kind}
            onChange={({ target }) =>
              setDraft({ ...draft, kind: target.value === 'reserve' ? 'reserve' : 'adjustment' })
            }
          >
            <option value="adjustment">{texts.kinds.adjustment}</option>
            <option value="reserve">{texts.kinds.reserve}</option>
          </Form.Select>
        </Form.Group>
        {field('amount', texts.amount, isReserve ? texts.reserveHint : texts.amountHint)}
        {field('day', texts.day)}
        {isReserve ? field('until', texts.until) : field('payment', texts.payment)}
        <div className={form.wide}>{field('reason', texts.reason)}</div>
      </Form>
    </Dialog>
  );
}
