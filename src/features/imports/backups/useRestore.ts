import { useEffect, useEffectEvent, useState } from 'react';
import { checkBackup, nameOfRestored, restoreBackup, type CheckedBackup } from '@/commands/backups';
import { requestPersistence } from '@/commands/workspaces';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './restoreTexts';

/** The progress of a restore. `name` is the name of the workspace here: another than in the backup if that name is in use. */
type Restoring = { backup?: CheckedBackup; name?: string; problem?: string; isSaving?: boolean };

/** Reads and checks the chosen backup. Nothing is written until the operator confirms. */
export function useRestore(file: File | undefined) {
  const dispatch = useAppDispatch();
  const { openWorkspaces, readBackup, openWorkspace } = useWorkspaceServices();
  const [state, setState] = useState<Restoring & { of?: File }>({});

  const check = useEffectEvent(async (file: File): Promise<Restoring> => {
    const answer = await readBackup(file);
    if ('kind' in answer) return refused(answer.message);
    const backup = 'problem' in answer ? answer : checkBackup(answer);
    if ('problem' in backup) return { problem: texts.problems[backup.problem] };
    return { backup, name: await nameOfRestored(openWorkspaces, backup) };
  });
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void check(file)
      .catch(refused)
      .then((checked) => isCurrent && setState({ ...checked, of: file }));
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const restoring: Restoring = file && state.of === file ? state : {};
  return {
    restoring,
    restore: async (takesPreferences: boolean) => {
      if (!restoring.backup) return;
      setState({ ...restoring, of: file, isSaving: true });
      try {
        const id = await dispatch(restoreBackup(openWorkspaces, restoring.backup, takesPreferences));
        await requestPersistence();
        openWorkspace(id);
      } catch (error) {
        setState({ ...refused(error), of: file });
      }
    },
  };
}

function refused(error: unknown): Restoring {
  return { problem: texts.failed(describeStorageFailure(error)) };
}
