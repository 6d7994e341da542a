import { timeAt } from '@/domain/calendar/instants';
import { computerClock, type Clock } from './clock';

/** The computer's clock in the zone of a workspace, which its records get. It loads with imported workspaces. */
export function clockInZone(timeZone: string | undefined): Clock {
  if (timeZone === undefined) return computerClock;
  return () => {
    const { now } = computerClock();
    return { now, zone: timeZone, time: timeAt(now.getTime(), timeZone) };
  };
}
