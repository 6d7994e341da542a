import { formatDay } from '@/domain/calendar/dates';
import { recordedTimeIn, timeAt, type RecordedInstant } from '@/domain/calendar/instants';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import type { Clock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';

/**
 * When a colleague recorded something, by the clock of this page: 'at 10:32', 'on Nov 27, 2026, at 10:32' if it was on another
 * day, and with the zone if the workspace has another one.
 */
export function recordedTimeText(moment: Omit<RecordedInstant, 'id'>, state: RootState, clock: Clock): string {
  const { now, zone } = clock();
  const time = recordedTimeIn(zone, moment);
  const day = time.slice(0, 10) === timeAt(now.getTime(), zone).slice(0, 10) ? '' : `on ${formatDay(time)}, `;
  const isOtherZone = ![undefined, zone].includes(selectWorkspaceTimeZone(state));
  return `${day}at ${time.slice(11, 16)}${isOtherZone ? ` (${zone})` : ''}`;
}
