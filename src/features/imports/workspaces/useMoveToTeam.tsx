import { useState } from 'react';
import { moveToTeam } from '@/commands/backups';
import { listWorkspaces } from '@/commands/workspaces';
import { isShared } from '@/domain/workspaces/shared';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { messageOf } from '@/lib/objects';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import { writeMovedNote } from './movedNote';
import { SharedButton, WorkspaceQuestion } from './WorkspaceActions';
import * as texts from './texts';

type Moved = { id: string; name: string; isOpen: boolean };

/**
 * The button that uploads a workspace of this browser, so that every member of the team has it, and the question that it asks
 * before. If it is the open workspace, the shared one opens instead: what is recorded from then on is the team's.
 */
export function useMoveToTeam({ id, name, isOpen }: Moved) {
  const dispatch = useAppDispatch();
  const { openWorkspace, openWorkspaces, written, team } = useWorkspaceServices();
  const [state, setState] = useState<'asked' | 'moving'>();
  if (!team || isShared(id)) return {};

  async function move(teamName: string) {
    setState('moving');
    try {
      await written?.();
      const shared = await dispatch(moveToTeam(openWorkspaces, id));
      await dispatch(listWorkspaces(openWorkspaces));
      const title = texts.moved(shared.name, teamName);
      if (isOpen) {
        writeMovedNote({ workspaceId: shared.id, title });
        openWorkspace(shared.id);
      } else dispatch(toastShown({ title, text: texts.movedText }));
    } catch (error) {
      dispatch(toastShown({ title: texts.notMoved(name), text: messageOf(error) }));
    }
    setState(undefined);
  }

  const { name: teamName } = team.me.team;
  if (state === 'asked')
    return {
      question: (
        <WorkspaceQuestion
          name={name}
          question={texts.moveQuestion(name, teamName)}
          act={{ label: texts.move, variant: 'primary' }}
          onCancel={() => setState(undefined)}
          onConfirmed={() => void move(teamName)}
        />
      ),
    };
  return {
    button: (
      <SharedButton
        variant="outline-secondary"
        size="sm"
        refusedTitle={texts.notMoved(name)}
        aria-disabled={state === 'moving'}
        onClick={() => setState(state ?? 'asked')}
      >
        {texts.moveToTeam} <span className="visually-hidden">{name}</span>
      </SharedButton>
    ),
  };
}
