import { selectWaitingProposals } from '@/selectors/approvals/waitingProposals';
import { timeRead } from '@/slices/readTimeSlice';
import type { Command } from '@/commands/command';

/** The instant at which it is asked, in milliseconds since 1970. */
export function instantNow(): Command<number> {
  return (_dispatch, _getState, { clock }) => clock().now.getTime();
}

/** Reads the time by which waiting proposals expire. Without any, nothing depends on it. */
export function readCurrentTime(): Command {
  return (dispatch, getState, { clock }) => {
    if (selectWaitingProposals(getState()).length > 0) dispatch(timeRead(clock().now.getTime()));
  };
}
