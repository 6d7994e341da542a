import Form from 'react-bootstrap/Form';
import { useId, useState } from 'react';
import { answerOpening, type OpeningAnswer } from '@/commands/statements/adjustments';
import { DraftNote } from '@/components/forms/DraftNote';
import { TextField } from '@/components/forms/TextField';
import * as form from '@/components/forms/form.module.scss';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { isDay } from '@/domain/calendar/dates';
import { parseAmount } from '@/domain/money/amounts';
import { plainAmount } from '@/domain/money/money';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalances, selectStatementDays } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BalancesFile } from './BalancesFile';
import * as texts from './openingTexts';

type Kind = OpeningAnswer['kind'];
type Draft = { kind: Kind; day: string; typed: Readonly<Record<string, string>> };
const KINDS: readonly Kind[] = ['paidBefore', 'nothing', 'typed'];

/** Asks once what had been paid out before the data of the workspace begins. */
export function OpeningBalancesDialog() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const names = useAppSelector(selectPartyNames);
  const parties = useAppSelector(selectBalances).map(({ partyId }) => partyId);
  const { start } = useAppSelector(selectStatementDays);
  const id = useId();
  const close = () => dispatch(dialogClosed());
  const { draft, change, startOver, forget, leave, question } = useTypedDraft<Draft>(
    { kind: 'paidBefore', day: start, typed: {} },
    close,
  );
  const [isTried, setTried] = useState(false);
  const { kind, day, typed } = draft;
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const amounts = given.map(([partyId, text]) => [partyId, parseAmount(text, currency).cents] as const);
  const balances = new Map(amounts.flatMap(([partyId, cents]) => (cents === undefined ? [] : [[partyId, cents]])));
  const dayProblem = kind !== 'nothing' && !isDay(day) ? texts.dayProblem : undefined;
  const unreadable = new Set(
    kind === 'typed' ? amounts.flatMap(([partyId, cents]) => (cents === undefined ? [partyId] : [])) : [],
  );
  const save = () => {
    setTried(true);
    if (dayProblem !== undefined || unreadable.size > 0) return;
    const answer: OpeningAnswer =
      kind === 'nothing' ? { kind } : kind === 'paidBefore' ? { kind, day } : { kind, day, balances };
    if (!dispatch(answerOpening(answer))) return;
    forget();
    close();
  };
  const shownDayProblem = isTried ? dayProblem : undefined;
  return (
    <SubmitDialog
      title={texts.opening}
      help="openingBalances"
      submitLabel={texts.saveOpening}
      question={question}
      onSubmit={save}
      onClose={leave}
    >
      <DraftNote onStartedOver={startOver} />
      <fieldset>
        <legend className="fs-6">{texts.openingQuestion}</legend>
        {KINDS.map((answer) => (
          <Form.Check
            key={answer}
            className={form.check}
            type="radio"
            id={`${id}-${answer}`}
            name={`${id}-answer`}
            label={texts.answers[answer]}
            checked={kind === answer}
            onChange={() => change({ kind: answer })}
          />
        ))}
      </fieldset>
      {kind !== 'nothing' && (
        <TextField
          className="mt-3"
          label={kind === 'paidBefore' ? texts.paidBeforeDay : texts.openingDay}
          hint={texts.negativeStays}
          message={shownDayProblem}
          type="date"
          value={day}
          onChange={(typedDay) => change({ day: typedDay })}
        />
      )}
      {kind === 'typed' && (
        <BalancesFile
          parties={parties}
          onRead={(found) => {
            const filled = found.map(({ partyId, amount }) => [partyId, plainAmount(amount, currency)] as const);
            change({ typed: { ...typed, ...Object.fromEntries(filled) } });
          }}
        />
      )}
      {kind === 'typed' && (
        <div className={form.grid}>
          {parties.map((partyId, index) => {
            const fieldId = `${id}-${index}`;
            const problem = isTried && unreadable.has(partyId) ? texts.typedProblem : undefined;
            return (
              <TextField
                key={partyId}
                id={fieldId}
                label={texts.balanceOf(partyNameOf(names, partyId))}
                message={problem}
                value={typed[partyId] ?? ''}
                inputMode="decimal"
                maxLength={40}
                onChange={(text) => change({ typed: { ...typed, [partyId]: text } })}
              />
            );
          })}
        </div>
      )}
    </SubmitDialog>
  );
}
