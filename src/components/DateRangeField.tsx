import { CalendarDays } from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { ErrorBoundary } from 'react-error-boundary';
import { formatRange, type Day, type DayRange } from '@/domain/dates';
import { lazyPart, renewFailedParts } from './lazyPart';
import { PartError } from './PartError';
import { SMALL_SCREEN, useMediaQuery } from './useMediaQuery';
import { useDismiss } from './useDismiss';

const RangeCalendar = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "calendar" */ './RangeCalendar');
  return part.RangeCalendar;
});

type Props = {
  range: DayRange;
  /** Where the calendar opens: its month is the last one shown. */
  newestDay: Day;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  onDayPicked: (day: Day) => void;
};

/** The date-range button and, below it, the calendar of two months (one on a small screen). */
export function DateRangeField({ range, newestDay, isOpen, onToggle, onClose, onDayPicked }: Props) {
  const panelId = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  useDismiss(area, isOpen, () => {
    if (area.current?.contains(document.activeElement)) button.current?.focus();
    onClose();
  });

  return (
    <div ref={area} className="date-range">
      <Button
        ref={button}
        variant="outline-secondary"
        className="date-range-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <CalendarDays aria-hidden size={18} /> {formatRange(range) ?? 'Pick a date range'}
      </Button>
      {isOpen && (
        <div id={panelId} className="date-range-panel" role="group" aria-label="Date range">
          <ErrorBoundary
            onReset={renewFailedParts}
            fallbackRender={(props) => <PartError part="The calendar" {...props} />}
          >
            <Suspense fallback={<p className="calendar-loading">Loading the calendar…</p>}>
              <RangeCalendar range={range} newestDay={newestDay} months={isSmall ? 1 : 2} onDayPicked={onDayPicked} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
