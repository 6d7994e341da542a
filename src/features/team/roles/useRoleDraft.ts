import { useState } from 'react';
import type { TeamPort } from '@/backend/team';
import type { Act } from '@/domain/permissions/acts';
import type { TeamRole } from '@/domain/permissions/roles';
import { messageOf } from '@/lib/objects';

/** A role that is being edited. A new one has no id yet. */
export type RoleDraft = { id?: string; version?: number | undefined; name: string; acts: readonly Act[] };

type State = { draft?: RoleDraft | undefined; removed?: TeamRole | undefined; problem?: string; isBusy?: boolean };

/** The edited role, or the one whose removal is asked about. `problem` is the sentence of the last refusal. */
export function useRoleDraft(team: TeamPort | undefined) {
  const [state, setState] = useState<State>({});

  async function run(act: (port: TeamPort) => Promise<void>): Promise<void> {
    if (!team || state.isBusy) return;
    setState({ ...state, isBusy: true });
    try {
      await act(team);
      setState({});
    } catch (error) {
      setState({ ...state, problem: messageOf(error), isBusy: false });
    }
  }

  return {
    ...state,
    edit: ({ id, name, acts, version }: TeamRole) => setState({ draft: { id, name, acts, version } }),
    add: () => setState({ draft: { name: '', acts: ['read'] } }),
    askRemoval: (removed: TeamRole) => setState({ removed }),
    change: (draft: RoleDraft) => setState({ ...state, draft }),
    cancel: () => setState({}),
    save: () => {
      const { draft } = state;
      if (!draft) return;
      const { id, version = 0, name } = draft;
      const change = { name: name.trim(), acts: [...draft.acts] };
      void run((port) => (id === undefined ? port.createRole(change) : port.changeRole(id, { ...change, version })));
    },
    remove: () => {
      const { removed } = state;
      if (removed) void run((port) => port.removeRole(removed.id));
    },
  };
}
