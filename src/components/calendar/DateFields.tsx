import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { classNames } from '@/components/page/classNames';
import { readDay, type Day, type DayRange } from '@/domain/calendar/dates';
import { isSameRange } from '@/domain/calendar/rangePresets';
import * as styles from './DateFields.module.scss';

type Props = {
  range: DayRange;
  /** Whose year a day has that is typed without one; how a day is written. */
  today: Day;
  onRangeChosen: (range: { start: Day; end: Day }) => void;
  onRangeCleared: () => void;
};

const ENDS = [
  { end: 'start', label: 'From' },
  { end: 'end', label: 'To' },
] as const;
type End = (typeof ENDS)[number]['end'];

/** What is typed, beside the range it started from; `checked` are the ends whose mistakes are said. */
type Draft = Record<End, string> & { range: DayRange; checked: readonly End[] };

/** The two ends of the range as text: for those who would rather type than walk through months. */
export function DateFields({ range, today, onRangeChosen, onRangeCleared }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(range));
  // A range chosen elsewhere (the calendar, a preset, the address) takes the place of what was typed.
  if (draft.range !== range) setDraft(draftOf(range));

  const [start, end] = [readDay(draft.start, today), readDay(draft.end, today)];
  const areBoth = start !== undefined && end !== undefined;
  // Not put in order: of a range that is typed anew, one end often comes before the other is right.
  const isReversed = areBoth && start > end;

  const check = (ends: readonly End[]) => {
    setDraft({ ...draft, checked: [...draft.checked, ...ends] });
    if (areBoth && !isReversed && !isSameRange({ start, end }, range)) onRangeChosen({ start, end });
    if (isEmpty(draft.start) && isEmpty(draft.end) && range.start !== null) onRangeCleared();
  };

  return (
    <div className={styles.fields}>
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
                setDraft({ ...draft, [end]: target.value, checked: draft.checked.filter((other) => other !== end) })
              }
              // An end that is still empty is no mistake yet; Enter says that it is missing.
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
              {isNoDate && `This is no date. Write it as ${today}.`}
              {isBefore && 'This day is before From.'}
              {!isWrong && `For example ${today}`}
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
