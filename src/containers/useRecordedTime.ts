import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import type { Moment } from '@/domain/recordSchema';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
import { useAppSelector } from '@/store/hooks';

/** Returns the time of a record in the zone of the workspace, or in its own if the workspace has none. */
export function useRecordedTime(): (moment: Moment) => LocalTime {
  const chosen = useAppSelector(selectChosenTimeZone);
  return (moment) => recordedTimeIn(chosen, moment);
}
