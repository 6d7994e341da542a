import { CalendarDays } from 'lucide-react';
import { Suspense, type ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';
import { lazyPart } from '@/components/browser/lazyPart';
import { ONE_MONTH, useMediaQuery } from '@/components/browser/useMediaQuery';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDisclosure } from '@/components/dialogs/useDisclosure';
import { PartBoundary } from '@/components/page/PartError';
import { classNames } from '@/components/page/classNames';
import { formatRange, type Day } from '@/domain/calendar/dates';
import { DateFields } from './DateFields';
import * as styles from './DateRangeField.module.scss';
import { RangePresets } from './RangePresets';
import * as texts from './texts';

const RangeCalendar = lazyPart('RangeCalendar', () => import(/* webpackChunkName: "calendar" */ './RangeCalendar'));

type Props = Omit<ComponentProps<typeof RangeCalendar>, 'months'> & {
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  onRangeSelect: (range: { start: Day; end: Day }) => void;
  onRangeCleared: () => void;
};

/** The date-range button and, below it, three equal ways to a range: presets, two fields, and a calendar. */
export function DateRangeField({ isOpen, onToggle, onClose, onRangeSelect, onRangeCleared, ...calendar }: Props) {
  const hasOneMonth = useMediaQuery(ONE_MONTH);
  const { area, trigger, id: panelId } = useDisclosure(isOpen, onClose);
  const { range, today } = calendar;

  return (
    <div ref={area} className={styles.area}>
      <Button {...trigger} variant="outline-secondary" className={styles.button} onClick={onToggle}>
        <CalendarDays aria-hidden size={18} /> {formatRange(range) ?? texts.pickRange}
      </Button>
      {isOpen && (
        <div
          id={panelId}
          className={classNames(floating.panel, styles.panel)}
          role="group"
          aria-label={texts.dateRange}
        >
          <div className={styles.typed}>
            <RangePresets {...{ range, today, onRangeSelect, onRangeCleared }} />
            <DateFields {...{ range, today, onRangeSelect, onRangeCleared }} isStacked />
          </div>
          <PartBoundary part={texts.calendarPart}>
            <Suspense
              fallback={
                <p className={styles.loading} data-loading>
                  {texts.loading}
                </p>
              }
            >
              <RangeCalendar months={hasOneMonth ? 1 : 2} {...calendar} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  );
}
