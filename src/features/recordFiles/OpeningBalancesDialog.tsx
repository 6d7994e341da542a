import Form from 'react-bootstrap/Form';
import { useId, useState } from 'react';
import { answerOpening, type OpeningAnswer } from '@/commands/statements/adjustments';
import { DraftNote } from '@/components/forms/DraftNote';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import type { ReadTable } from '@/data/workbooks/readTable';
import { isDay } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';
import { parseAmount } from '@/domain/money/amounts';
import { plainAmount, type Cents } from '@/domain/money/money';
import { balancesOfFile } from '@/domain/recordFiles/balancesOfFile';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { describeProblem } from '@/features/imports/importing/problemTexts';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalances, selectStatementDays } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './openingTexts';
import { RecordFileField } from './RecordFileField';

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
  const { draft, change, startOver, forget, leave, question } = useTypedDraft<Draft>({
    kind: 'paidBefore',
    day: start,
    typed: {},
  });
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
    dispatch(dialogClosed());
  };
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
        <InputField
          className="mt-3"
          label={kind === 'paidBefore' ? texts.paidBeforeDay : texts.openingDay}
          hint={texts.negativeStays}
          message={isTried ? dayProblem : undefined}
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
          {parties.map((partyId) => (
            <InputField
              key={partyId}
              label={texts.balanceOf(partyNameOf(names, partyId))}
              message={isTried && unreadable.has(partyId) ? texts.typedProblem : undefined}
              value={typed[partyId] ?? ''}
              inputMode="decimal"
              maxLength={40}
              onChange={(text) => change({ typed: { ...typed, [partyId]: text } })}
            />
          ))}
        </div>
      )}
    </SubmitDialog>
  );
}

type Props = {
  parties: readonly PartyId[];
  /** The opening balances of the file in cents. */
  onRead: (found: readonly { partyId: PartyId; amount: Cents }[]) => void;
};

/** Reads opening balances from a file into the fields, where they can be corrected before they are saved. */
function BalancesFile({ parties, onRead }: Props) {
  const currency = useAppSelector(selectCurrency);
  const known = useAppSelector(selectPartyNames);
  const [result, setResult] = useState<{ problem?: string; filled?: string }>({});

  function fill(table: ReadTable): typeof result {
    if ('sheets' in table) return {};
    if ('problem' in table) return { problem: describeProblem(table.problem) };
    const names = new Map(parties.map((partyId) => [partyId, partyNameOf(known, partyId)]));
    const { found, refused, missing } = balancesOfFile(table, { names, currency });
    if (missing.length > 0) return { problem: texts.missingColumns(missing) };
    onRead(found);
    const lines = refused.map(({ line, reason }) => texts.lineRefused(line, describeFieldRefusal(reason, currency)));
    const filled = texts.filled(describeCount(found.length, 'balance'), lines);
    return lines.length > 0 ? { problem: filled } : { filled };
  }

  return (
    <div className="mt-3 mb-3">
      <RecordFileField
        label={texts.fillFromFile}
        hint={texts.fileHint}
        message={result.problem}
        isSheetMissing={false}
        onRead={(_name, table) => setResult(fill(table))}
      />
      {result.filled !== undefined && <p role="status">{result.filled}</p>}
    </div>
  );
}
