import { useCallback, useEffect, useState } from 'react';
import type { TeamPort } from '@/backend/team';
import { messageOf } from '@/lib/objects';
import type { Members } from '@/protocol/people';

/** In milliseconds. Only a shared workspace has news of the team. */
const READ_AGAIN = 5_000;

/**
 * The people of the team, also after somebody has joined or changed them. `act` changes them and reads them again; `problem` is
 * the sentence of the last failure.
 */
export function useMembers(team: TeamPort) {
  const [state, setState] = useState<{ members?: Members; problem?: string }>({});
  const act = useCallback(
    (change: () => Promise<void>) =>
      void change()
        .then(team.members)
        .then((members) => setState({ members }))
        .catch((error: unknown) => setState((before) => ({ ...before, problem: messageOf(error) }))),
    [team],
  );
  const reload = useCallback(() => act(() => Promise.resolve()), [act]);
  useEffect(() => {
    reload();
    const unfollow = team.follow(reload);
    // The last failure stays, and this one says nothing new.
    const readAgain = () =>
      void team.members().then(
        (members) => setState((before) => ({ ...before, members })),
        () => undefined,
      );
    const timer = setInterval(readAgain, READ_AGAIN);
    return () => {
      clearInterval(timer);
      unfollow();
    };
  }, [team, reload]);
  return { ...state, act, reload };
}
