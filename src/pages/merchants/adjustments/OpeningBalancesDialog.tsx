import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { answerOpening, type OpeningAnswer } from '@/commands/adjustments';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import { FieldNotes } from '@/components/forms/FormField';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { isDay } from '@/domain/calendar/dates';
import { parseAmount } from '@/domain/money/amounts';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalances, selectStatementDays } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Kind = OpeningAnswer['kind'];
const KINDS: readonly Kind[] = ['paidBefore', 'nothing', 'typed'];

/** Asks once what had been paid out before the data of the workspace begins. */
export function OpeningBalancesDialog() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const names = useAppSelector(selectPartyNames);
  const parties = useAppSelector(selectBalances).map(({ partyId }) => partyId);
  const { start } = useAppSelector(selectStatementDays);
  const id = useId();
  const [kind, setKind] = useState<Kind>('paidBefore');
  const [day, setDay] = useState(start);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const close = () => dispatch(dialogClosed());
  const { leave, question } = useLeaveQuestion(Object.keys(typed).length > 0, close);
  const amounts = Object.entries(typed).flatMap(([partyId, text]) =>
    text.trim() === '' ? [] : [[partyId, parseAmount(text, currency).cents] as const],
  );
  const balances = new Map(amounts.flatMap(([partyId, cents]) => (cents === undefined ? [] : [[partyId, cents]])));
  const problem =
    kind !== 'nothing' && !isDay(day)
      ? texts.problems.day
      : kind === 'typed' && balances.size < amounts.length
        ? texts.typedProblem
        : undefined;
  const save = () => {
    setTried(true);
    if (problem !== undefined) return;
    const answer: OpeningAnswer =
      kind === 'nothing' ? { kind } : kind === 'paidBefore' ? { kind, day } : { kind, day, balances };
    if (dispatch(answerOpening(answer))) close();
  };
  return (
    <Dialog
      title={texts.opening}
      help="openingBalances"
      onClose={leave}
      dismiss={texts.cancel}
      question={question}
      footer={
        <Button type="submit" form={id}>
          {texts.saveOpening}
        </Button>
      }
    >
      <p>{texts.openingQuestion}</p>
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {KINDS.map((answer) => (
          <Form.Check
            key={answer}
            type="radio"
            id={`${id}-${answer}`}
            name={`${id}-answer`}
            label={texts.answers[answer]}
            checked={kind === answer}
            onChange={() => setKind(answer)}
          />
        ))}
        {kind !== 'nothing' && (
          <Form.Group controlId={`${id}-day`} className="mt-3">
            <Form.Label>{kind === 'paidBefore' ? texts.paidBeforeDay : texts.openingDay}</Form.Label>
            <Form.Control
              type="date"
              value={day}
              aria-invalid={isTried && !isDay(day)}
              onChange={({ target }) => setDay(target.value)}
            />
            <Form.Text>{texts.negativeStays}</Form.Text>
          </Form.Group>
        )}
        {kind === 'typed' && (
          <div className={form.grid}>
            {parties.map((partyId) => (
              <Form.Group key={partyId} controlId={`${id}-${partyId}`}>
                <Form.Label>{texts.balanceOf(partyNameOf(names, partyId))}</Form.Label>
                <Form.Control
                  value={typed[partyId] ?? ''}
                  inputMode="decimal"
                  maxLength={40}
                  onChange={({ target }) => setTyped({ ...typed, [partyId]: target.value })}
                />
              </Form.Group>
            ))}
          </div>
        )}
        <FieldNotes id={id} message={isTried ? problem : undefined} />
      </Form>
    </Dialog>
  );
}
