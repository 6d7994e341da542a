import { useEffect, useState } from 'react';
import { showChangesOf, showRecentChanges } from '@/commands/changes/activity';
import { restoreRecord } from '@/commands/changes/restoreRecord';
import { FEWER_COLUMNS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { DateFields } from '@/components/calendar/DateFields';
import { FilterSelect } from '@/components/lists/controls/FilterSelect';
import { ROW_LINK } from '@/components/lists/rowLink';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { partOfBatch } from '@/components/text/recordTexts';
import * as textStyles from '@/components/text/text.module.scss';
import { BatchNote } from '@/containers/BatchNote';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { PendingRecord } from '@/containers/PendingRow';
import { formatRange, formatDay, NO_RANGE } from '@/domain/calendar/dates';
import { csvFileName } from '@/domain/lists/csv';
import { CHANGE_LIST } from '@/selectors/changes/changeList';
import { describeWhen, type ChangeRow } from '@/selectors/changes/changes';
import { changesList, selectChangeDays } from '@/selectors/changes/activity';
import { selectResumablePaymentChanges } from '@/selectors/changes/changesSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectRecordedPayments } from '@/selectors/payments/tableSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';
import { ActivitySummary } from './ActivitySummary';
import * as texts from './texts';
import * as styles from './changes.module.scss';

/** The numbers of days that can be chosen, today included. */
const RECENT = [
  { label: texts.today, days: 1 },
  { label: texts.last7Days, days: 7 },
  { label: texts.last30Days, days: 30 },
];

/** The days whose changes are shown: the last ones, or any range. */
function DayChoice() {
  const dispatch = useAppDispatch();
  const range = useAppSelector(selectChangeDays);
  const today = useAppSelector(selectToday);
  // The chosen days have their dates as their label, because today is another day tomorrow.
  const shown = range.start === range.end && range.start !== null ? formatDay(range.start) : formatRange(range);
  return (
    <div className={styles.choice}>
      <FilterSelect
        label={texts.days}
        options={[texts.allDays, ...RECENT.map(({ label }) => label), ...(shown === undefined ? [] : [shown])]}
        value={shown ?? texts.allDays}
        onChange={(option) => {
          const recent = RECENT.find(({ label }) => label === option);
          if (recent) dispatch(showRecentChanges(recent.days));
          else if (option === texts.allDays) dispatch(showChangesOf(NO_RANGE));
        }}
      />
      {shown !== undefined && (
        <fieldset className={styles.days}>
          <legend className="visually-hidden">{texts.days}</legend>
          <DateFields
            range={range}
            today={today}
            onRangeSelect={(days) => dispatch(showChangesOf(days))}
            onRangeCleared={() => dispatch(showChangesOf(NO_RANGE))}
          />
        </fieldset>
      )}
    </div>
  );
}

const { columns } = CHANGE_LIST;

/** Fewer payments than this do not block the page, so they need no loading message. */
const FEW = 1_000;

export function ChangesView() {
  const isCompact = useMediaQuery(FEWER_COLUMNS);
  const days = useAppSelector(selectChangeDays);
  const { person } = useAppSelector(changesList.selectView).filters;
  if (!useDescribedPayments()) return <p role="status">{texts.loading}</p>;
  return (
    <ListScreen
      list={changesList}
      isDense
      file={{ name: csvFileName(texts.fileNoun(person), days), selectTable: selectTableOf(changesList) }}
      describeFilters={(filters) => [...filters, formatRange(days)]}
      cells={{
        at: { render: describeWhen, width: 'long' },
        by: { width: 'narrow' },
        what: {
          render: (change) => (
            <>
              <What change={change} />
              {change.batch && (
                <small className={textStyles.note}>
                  {change.kind === 'Assignments' ? partOfBatch(change.batch.size) : <BatchNote batch={change.batch} />}
                </small>
              )}
              {change.reversalId !== undefined && <RestoreButton change={change} reversalId={change.reversalId} />}
              <PendingRecord id={change.id} />
            </>
          ),
          width: 'short',
          cardSlot: 'name',
        },
        about: { render: (change) => <About change={change} />, width: 'short', cardSlot: 'figure' },
        // A narrow screen has no room for a column of reasons.
        change: {
          render: (change) => (
            <>
              {columns.change.value(change)}
              {isCompact && <small className={textStyles.note}>{change.why}</small>}
            </>
          ),
        },
        why: !isCompact && {},
      }}
    >
      <DayChoice />
      <ActivitySummary />
    </ListScreen>
  );
}

/** True once the changes of payments are computed: many payments take several steps, so that the page stays responsive. */
function useDescribedPayments(): boolean {
  const resumableChanges = useAppSelector(selectResumablePaymentChanges);
  const [areReady, setReady] = useState(useAppSelector(selectRecordedPayments).size < FEW);
  useEffect(() => {
    if (!areReady) return startResumable(resumableChanges.precompute(), () => setReady(true));
  }, [areReady, resumableChanges]);
  return areReady;
}

/** What changed. A payout leads to what it is made of. */
function What({ change }: { change: ChangeRow }) {
  const what = columns.what.value(change);
  if (change.payoutId === undefined) return what;
  return <DialogLink dialog={{ kind: 'payoutLines', payoutId: change.payoutId }}>{what}</DialogLink>;
}

/** Restores a record from the row of its reversal. If the rules refuse it, a message says why. */
function RestoreButton({ change: { what, about }, reversalId }: { change: ChangeRow; reversalId: string }) {
  const dispatch = useAppDispatch();
  return (
    <SmallButton aria-label={texts.restoreOf(what, about)} onClick={() => dispatch(restoreRecord(reversalId))}>
      {texts.restore}
    </SmallButton>
  );
}

function About({ change: { about, paymentId, merchantId } }: { change: ChangeRow }) {
  if (paymentId !== undefined) {
    return (
      <DialogLink dialog={{ kind: 'transactionDetails', transactionId: paymentId }} look={ROW_LINK}>
        {about}
      </DialogLink>
    );
  }
  if (merchantId === undefined) return about;
  return (
    <DialogLink dialog={{ kind: 'merchantDetails', merchantId }} look={ROW_LINK}>
      {about}
    </DialogLink>
  );
}
