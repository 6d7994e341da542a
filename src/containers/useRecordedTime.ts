import { recordedTimeIn, type ZonedTime } from '@/domain/calendar/instants';
import type { Moment } from '@/domain/recordSchema';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
import { useAppSelector } from '@/store/hooks';

/** Returns the time of a record in the zone of the workspace, or in its own if the workspace has none. */
export function useRecordedTime(): (moment: Moment) => ZonedTime {
  const chosen = useAppSelector(selectChosenTimeZone);
  return (moment) => ({ time: recordedTimeIn(chosen, moment), zone: moment.zone && (chosen ?? moment.zone) });
}
