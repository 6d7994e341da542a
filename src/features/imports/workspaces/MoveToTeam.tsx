import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { TeamPort } from '@/backend/team';
import { moveToTeam } from '@/commands/backups';
import { listWorkspaces } from '@/commands/workspaces';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { messageOf } from '@/lib/objects';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

/** Uploads a workspace of this browser, so that every member of the team has it. */
export function MoveToTeam({ id, name, team }: { id: string; name: string; team: TeamPort }) {
  const dispatch = useAppDispatch();
  const { openWorkspaces, written } = useWorkspaceServices();
  const [isMoving, setIsMoving] = useState(false);

  async function move() {
    setIsMoving(true);
    try {
      await written?.();
      const sharedName = await dispatch(moveToTeam(openWorkspaces, id));
      await dispatch(listWorkspaces(openWorkspaces));
      dispatch(toastShown({ title: texts.moved(sharedName, team.me.team.name), text: texts.movedText }));
    } catch (error) {
      dispatch(toastShown({ title: texts.notMoved(name), text: messageOf(error) }));
    }
    setIsMoving(false);
  }

  return (
    <Button variant="outline-secondary" size="sm" aria-disabled={isMoving} onClick={() => void (isMoving || move())}>
      {texts.moveToTeam} <span className="visually-hidden">{name}</span>
    </Button>
  );
}
