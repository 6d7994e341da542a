import { useCallback, useEffect, useState } from 'react';
import type { TeamPort } from '@/backend/team';
import { messageOf } from '@/lib/objects';
import type { Members } from '@/protocol/people';

/**
 * The people of the team, also after somebody else has changed them. `act` changes them and reads them again; `problem` is
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
    return team.follow(reload);
  }, [team, reload]);
  return { ...state, act, reload };
}
