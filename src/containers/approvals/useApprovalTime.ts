import { nameZone } from '@/domain/calendar/moments';
import { recordedTimeIn, timeAt } from '@/domain/calendar/instants';
import type { LocalTime } from '@/domain/calendar/dates';
import type { Moment } from '@/domain/recordSchema';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

type ApprovalTime = {
  timeOf: (moment: Moment) => LocalTime;
  timeAtInstant: (instant: number) => LocalTime;
  zone: string;
};

/**
 * The times of proposals, decisions and rules in one zone, however the computers of the people are set: that of the
 * timeline of a payment, or of the workspace. `zone` is its name.
 */
export function useApprovalTime(transactionId = ''): ApprovalTime {
  const workspaceZone = useAppSelector(selectWorkspaceTimeZone);
  const zone = useAppSelector((state) => selectPayment(state, transactionId)?.history[0]?.zone) ?? workspaceZone;
  return {
    timeOf: (moment) => recordedTimeIn(zone, moment),
    timeAtInstant: (instant) => timeAt(instant, zone),
    zone: nameZone(zone),
  };
}
