import { selectWaitingProposals } from '@/selectors/approvals/waitingProposals';
import { timeRead } from '@/slices/readTimeSlice';
import type { Command } from '@/commands/command';

/** Reads the time by which waiting proposals expire. Without any, nothing depends on it. */
export function readCurrentTime(): Command {
  return (dispatch, getState, { clock }) => {
    if (selectWaitingProposals(getState()).length > 0) dispatch(timeRead(clock().now.getTime()));
  };
}
