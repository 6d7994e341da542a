import { selectRepeatedRefundIds } from '@/selectors/sync/repeatedRefunds';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import { readRepeatedRefunds, storeRepeatedRefunds } from '@/store/persistence/storedQuestions';
import type { Command } from '@/commands/command';

/** Answers that a refund was not recorded twice by mistake. Other tabs ask until they are reloaded. */
export function keepBothRefunds(id: string): Command {
  return (dispatch, getState, { storage }) => {
    const isOther = (asked: string) => asked !== id;
    dispatch(repeatedRefundsNoted(selectRepeatedRefundIds(getState()).filter(isOther)));
    storeRepeatedRefunds(storage, readRepeatedRefunds(storage).filter(isOther));
  };
}
