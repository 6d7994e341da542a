import { useRef } from 'react';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { requestPersistence } from '@/commands/workspaces';
import type { ImportAnswer, Preview, ImportRequest } from '@/data/imports/messages';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { writeImportNote } from './importNote';

/** Opens the workspace after its import was saved, with a note of what was imported and rejected. */
export function useFinishedImport() {
  const { openWorkspace } = useWorkspaceServices();
  const saved = useRef<Workspace>(undefined);
  // The handler of answers is that of an earlier render, which does not have the preview.
  const preview = useRef<Preview>(undefined);

  async function finish(files: readonly { name: string; file: Blob }[]) {
    if (saved.current === undefined) return;
    const { id: workspaceId, rows: total } = saved.current;
    const rejectedFiles = await Promise.all(files.map(async ({ name, file }) => ({ name, text: await textOf(file) })));
    const { payments = 0, refunds = 0, refused: rejected = 0, update } = preview.current ?? {};
    writeImportNote({
      workspaceId,
      payments,
      skipped: rejected,
      update: update && { added: update.new, changed: update.changed, refunds, total },
      files: rejectedFiles,
    });
    await requestPersistence();
    openWorkspace(workspaceId);
  }

  /** Handles the answers from the save on. Returns whether the answer is handled. */
  return (answer: ImportAnswer, post: (request: ImportRequest) => void): boolean => {
    if (answer.kind === 'judged') preview.current = answer.preview;
    if (answer.kind === 'saved') {
      saved.current = answer.workspace;
      // The page that opens the workspace shows the rejected rows, and only the worker has them.
      if (preview.current && preview.current.refused > 0)
        post({ kind: 'refusedFile', workspaceId: answer.workspace.id });
      else void finish([]);
      return true;
    }
    if (saved.current === undefined || (answer.kind !== 'refusedFile' && answer.kind !== 'failed')) return false;
    void finish(answer.kind === 'refusedFile' ? answer.files : []);
    return true;
  };
}

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder().decode(await file.arrayBuffer());
}
