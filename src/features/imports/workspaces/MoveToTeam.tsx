import { useState } from 'react';
import type { TeamPort } from '@/backend/team';
import { moveToTeam } from '@/commands/backups';
import { listWorkspaces } from '@/commands/workspaces';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { messageOf } from '@/lib/objects';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

type Props = { id: string; name: string; isOpen: boolean; team: TeamPort };

/**
 * Uploads a workspace of this browser, so that every member of the team has it. If it is the open one, the shared one
 * opens instead: what is recorded from then on is the team's.
 */
export function MoveToTeam({ id, name, isOpen, team }: Props) {
  const dispatch = useAppDispatch();
  const { openWorkspace, openWorkspaces, written } = useWorkspaceServices();
  const [isMoving, setIsMoving] = useState(false);

  async function move() {
    setIsMoving(true);
    try {
      await written?.();
      const shared = await dispatch(moveToTeam(openWorkspaces, id));
      await dispatch(listWorkspaces(openWorkspaces));
      dispatch(toastShown({ title: texts.moved(shared.name, team.me.team.name), text: texts.movedText }));
      if (isOpen) openWorkspace(shared.id);
    } catch (error) {
      dispatch(toastShown({ title: texts.notMoved(name), text: messageOf(error) }));
    }
    setIsMoving(false);
  }

  return (
    <SmallButton aria-disabled={isMoving} onClick={() => void (isMoving || move())}>
      {texts.moveToTeam} <span className="visually-hidden">{name}</span>
    </SmallButton>
  );
}
