import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { classNames } from '@/components/page/classNames';
import { readDay, type Day, type DayRange } from '@/domain/calendar/dates';
import { isSameRange } from '@/domain/calendar/calendarMonths';
import * as styles from './DateFields.module.scss';
import * as texts from './texts';

type Props = {
  range: DayRange;
  /** The year of a day that is typed without a year, and the example of the format. */
  today: Day;
  onRangeSelect: (range: { start: Day; end: Day }) => void;
  onRangeCleared: () => void;
  /** One field above the other if the window is wide. */
  isStacked?: boolean;
};

const ENDS = [
  { end: 'start', label: texts.from },
  { end: 'end', label: texts.to },
] as const;
type End = (typeof ENDS)[number]['end'];

/** The typed texts and the range that they started from; the ends in `checked` show their errors. */
type Draft = Record<End, string> & { range: DayRange; checked: readonly End[] };

/** The two ends of the range as text, for operators who prefer typing to paging through months. */
export function DateFields({ range, today, onRangeSelect, onRangeCleared, isStacked = false }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(range));
  // A range that was chosen elsewhere (calendar, preset, address) replaces the typed texts.
  if (draft.range !== range) setDraft(draftOf(range));

  const [start, end] = [readDay(draft.start, today), readDay(draft.end, today)];
  const areBoth = start !== undefined && end !== undefined;
  // A reversed range is not swapped, because an operator who types a new range changes one end first.
  const isReversed = areBoth && start > end;

  const check = (ends: readonly End[]) => {
    setDraft({ ...draft, checked: [...draft.checked, ...ends] });
    if (areBoth && !isReversed && !isSameRange({ start, end }, range)) onRangeSelect({ start, end });
    if (isEmpty(draft.start) && isEmpty(draft.end) && range.start !== null) onRangeCleared();
  };

  return (
    <div className={classNames(styles.fields, isStacked && styles.isStacked)}>
      {ENDS.map(({ end, label }) => {
        const isNoDate = draft.checked.includes(end) && readDay(draft[end], today) === undefined;
        const isBefore = end === 'end' && isReversed && draft.checked.length > 0;
        const isWrong = isNoDate || isBefore;
        return (
          <Form.Group key={end} controlId={`${id}-${end}`}>
            <Form.Label>{label}</Form.Label>
            <Form.Control
              autoComplete="off"
              maxLength={20}
              value={draft[end]}
              aria-invalid={isWrong}
              aria-describedby={`${id}-${end}-note`}
              onChange={({ target }) =>
                setDraft({ ...draft, [end]: target.value, checked: draft.checked.filter((b) => b !== end) })
              }
              // An end that is still empty is not an error yet; Enter reports it.
              onBlur={() => check(isEmpty(draft[end]) ? [] : [end])}
              onKeyDown={({ key }) => {
                if (key === 'Enter') check(['start', 'end']);
              }}
            />
            <p
              id={`${id}-${end}-note`}
              className={classNames(styles.note, isWrong && styles.isWrong)}
              aria-live="polite"
            >
              {isNoDate && texts.invalidDate(today)}
              {isBefore && texts.endBeforeStart}
              {!isWrong && texts.exampleDate(today)}
            </p>
          </Form.Group>
        );
      })}
    </div>
  );
}

function draftOf(range: DayRange): Draft {
  return { start: range.start ?? '', end: range.end ?? '', range, checked: [] };
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
