import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { restoreWorkspace, deleteWorkspace, renameWorkspace, undoImport } from '@/commands/workspaces';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { spellDay } from '@/domain/calendar/dates';
import { isShared } from '@/domain/workspaces/shared';
import { LONGEST_NAME, SAMPLE } from '@/domain/workspaces/workspaces';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { type KnownWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch } from '@/store/hooks';
import { BackUpButton } from '@/features/imports/backups/BackUpButton';
import { useMoveToTeam } from './useMoveToTeam';
import { OpenWorkspace, SharedButton, WorkspaceQuestion } from './WorkspaceActions';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as styles from './WorkspacesDialog.module.scss';
import * as texts from './texts';

type RowProps = {
  workspace: KnownWorkspace;
  isOpen: boolean;
  onZoneOpened: () => void;
  /** The name as typed; undefined while the workspace is not being renamed. */
  newName: string | undefined;
  onNaming: (name: string | undefined) => void;
};

export function WorkspaceRow({ workspace, isOpen, newName, onNaming, onZoneOpened }: RowProps) {
  const dispatch = useAppDispatch();
  const { openWorkspace, openWorkspaces, team } = useWorkspaceServices();
  const isRenaming = newName !== undefined;
  const [asked, setAsked] = useState<'delete' | 'undo'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isRenaming) return;
    field.current?.focus();
    field.current?.select();
  }, [isRenaming]);
  const { id, name, rows, isDeleted, isInEngine = false } = workspace;
  const moving = useMoveToTeam({ id, name, isOpen });
  const deletion = isShared(id) ? texts.deleteSharedQuestion : texts.deleteQuestion;
  const undo = () => void dispatch(undoImport(openWorkspaces, id)).then((isUndone) => isUndone && openWorkspace(id));
  const openModel = () => dispatch(innerDialogOpened({ kind: 'chargeModel', subject: 'workspace', subjectId: '' }));
  const EditButton = isShared(id) ? SharedButton : Button;
  if (isDeleted)
    return (
      <>
        <div>
          <strong>{name}</strong>
          <small>{isShared(id) ? texts.deletedShared : texts.deleted}</small>
        </div>
        <EditButton
          variant="outline-secondary"
          size="sm"
          onClick={() => void dispatch(restoreWorkspace(openWorkspaces, id))}
        >
          {texts.restore(name)}
        </EditButton>
      </>
    );
  if (moving.question) return moving.question;
  if (asked)
    return (
      <WorkspaceQuestion
        name={name}
        question={asked === 'undo' ? texts.undoSharedQuestion : deletion(name, rows)}
        act={{ label: asked === 'undo' ? texts.undoImport : texts.remove, variant: 'danger' }}
        onCancel={() => setAsked(undefined)}
        onConfirmed={() => {
          setAsked(undefined);
          if (asked === 'undo') undo();
          else void dispatch(deleteWorkspace(openWorkspaces, id));
        }}
      />
    );
  if (isRenaming)
    return (
      <Form
        className={styles.naming}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape ends the renaming; without this it would also close the dialog.
          event.stopPropagation();
          onNaming(undefined);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // A name that is not saved stays in the field.
          void dispatch(renameWorkspace(openWorkspaces, id, newName)).then((isSaved) => isSaved && onNaming(undefined));
        }}
      >
        <Form.Control
          name="name"
          aria-label={texts.newName(name)}
          value={newName}
          onChange={({ target }) => onNaming(target.value)}
          maxLength={LONGEST_NAME}
          required
          ref={field}
        />
        <Button type="submit" size="sm">
          {texts.saveName}
        </Button>
      </Form>
    );
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{describeWorkspace(workspace, team !== undefined)}</small>
      </div>
      <OpenWorkspace id={id} name={name} isOpen={isOpen} />
      {!isInEngine && <BackUpButton id={id} name={name} />}
      {moving.button}
      <EditButton variant="outline-secondary" size="sm" onClick={() => onNaming(name)}>
        {texts.rename} <span className="visually-hidden">{name}</span>
      </EditButton>
      {isOpen && !isInEngine && (
        <>
          <SmallButton onClick={openModel}>{texts.chargeModel}</SmallButton>
          {/* A copy of the demo data keeps the zone of the demo data. */}
          {workspace.hash !== SAMPLE && <SmallButton onClick={onZoneOpened}>{texts.timeZone}</SmallButton>}
          {workspace.previous && (
            // Everybody in the team sees what an undone import changes.
            <SmallButton onClick={() => (isShared(id) ? setAsked('undo') : undo())}>{texts.undoImport}</SmallButton>
          )}
        </>
      )}
      {!isOpen && (
        <EditButton variant="outline-danger" size="sm" onClick={() => setAsked('delete')}>
          {texts.remove} <span className="visually-hidden">{name}</span>
        </EditButton>
      )}
    </>
  );
}

/** With a team, each workspace says whether it is shared. */
function describeWorkspace(workspace: KnownWorkspace, hasTeam: boolean): string {
  const { id, rows, source, importedOn, previous, isDamaged, timeZone, isInEngine } = workspace;
  if (isDamaged) return texts.damaged;
  const origin = texts.origin(rows, source, spellDay(importedOn), previous !== undefined);
  const inZone = timeZone === undefined ? origin : texts.originInZone(origin, timeZone);
  if (!isShared(id)) return hasTeam ? texts.localOrigin(inZone) : inZone;
  const shared = texts.sharedOrigin(inZone);
  return isInEngine ? texts.engineOrigin(shared) : shared;
}
