import { useState } from 'react';
import { undoImport } from '@/commands/workspaces';
import { downloadBlob } from '@/components/browser/downloadText';
import { focusAnswer, onceAsked } from '@/components/buttons/onceAsked';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import * as banner from '@/components/page/banners/Banner.module.scss';
import { classNames } from '@/components/page/classNames';
import { isShared } from '@/domain/workspaces/shared';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import type { ImportedRows } from '@/slices/workspaceSlice';
import { useAppDispatch } from '@/store/hooks';
import { undoSharedQuestion } from '@/features/imports/workspaces/texts';
import { rejectedFiles } from './importNote';
import * as styles from './ImportedNotice.module.scss';
import * as texts from './importedTexts';

/** In characters: the download has the rest. */
const LONGEST_SHOWN = 10_000;

type Props = { workspace: Workspace; imported: ImportedRows };

/**
 * Says after an import what it imported or changed, and how to undo it. It stays until it is dismissed, because the page
 * was reloaded.
 */
export function ImportedNotice({ workspace: { id, name: workspaceName, previous }, imported }: Props) {
  const { payments, skipped, update } = imported;
  const dispatch = useAppDispatch();
  const { openWorkspaces, openWorkspace } = useWorkspaceServices();
  const [isDismissed, setIsDismissed] = useState(false);
  const [areRowsShown, setAreRowsShown] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const files = rejectedFiles();
  const undo = () => void dispatch(undoImport(openWorkspaces, id)).then((isUndone) => isUndone && openWorkspace(id));
  if (isDismissed) return null;
  return (
    <div role="status" className={classNames('alert', styles.notice, banner.banner)}>
      <p>
        {update ? texts.updated(workspaceName, update, skipped) : texts.imported(payments, workspaceName, skipped)}
        {!previous && ` ${texts.howToUndo}`}
      </p>
      {isAsked && <p role="alert">{undoSharedQuestion}</p>}
      <div className="d-flex flex-wrap gap-2">
        {isAsked && (
          <SmallButton ref={focusAnswer} onClick={() => setIsAsked(false)}>
            {texts.keepImport}
          </SmallButton>
        )}
        {files.length > 0 && (
          <SmallButton aria-expanded={areRowsShown} onClick={() => setAreRowsShown(!areRowsShown)}>
            {areRowsShown ? texts.hideRejected : texts.viewRejected}
          </SmallButton>
        )}
        {previous ? (
          // Everybody in the team sees what an undone import changes.
          <SmallButton onClick={onceAsked(() => (isShared(id) && !isAsked ? setIsAsked(true) : undo()))}>
            {texts.undoImport}
          </SmallButton>
        ) : (
          <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'workspaces' }))}>
            {texts.viewWorkspaces}
          </SmallButton>
        )}
        <SmallButton onClick={() => setIsDismissed(true)}>{texts.dismiss}</SmallButton>
      </div>
      {areRowsShown &&
        files.map(({ name, text }) => (
          <div key={name} className={styles.rows}>
            <textarea
              className="form-control"
              readOnly
              rows={Math.min(8, text.split('\n').length)}
              aria-label={name}
              value={text.slice(0, LONGEST_SHOWN)}
            />
            <SmallButton onClick={() => downloadBlob(name, new Blob([text]))}>{texts.downloadRejected}</SmallButton>
          </div>
        ))}
    </div>
  );
}
