import { withMatching } from '@/domain/imports/matchings';
import type { Plan } from '@/domain/imports/plan';
import { matchingsRemembered, selectMatchings } from '@/slices/matchingsSlice';
import type { Command } from './command';

/** Remembers how files were read that did not tell all by themselves, for the next ones with their columns. */
export function rememberMatchings(matched: readonly { headers: readonly string[]; plan: Plan }[]): Command {
  return (dispatch, getState) => {
    if (matched.length === 0) return;
    const before = selectMatchings(getState());
    dispatch(
      matchingsRemembered(matched.reduce((known, { headers, plan }) => withMatching(known, headers, plan), before)),
    );
  };
}
