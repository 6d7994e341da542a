import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { restoreWorkspace, deleteWorkspace, listWorkspaces, renameWorkspace, undoImport } from '@/commands/workspaces';
import { Dialog } from '@/components/dialogs/Dialog';
import { useDraft } from '@/components/forms/useDraft';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { spellDay } from '@/domain/calendar/dates';
import { LONGEST_NAME, SAMPLE, SAMPLE_NAME } from '@/domain/workspaces/workspaces';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import {
  selectKnownWorkspaces,
  selectImportedWorkspace,
  selectStorageRoom,
  type KnownWorkspace,
  type StorageRoom,
} from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BackUpButton } from '@/features/imports/backups/BackUpButton';
import { DeleteQuestion, OpenWorkspace, SettingButtons } from './WorkspaceActions';
import { TimeZoneDialog } from './TimeZoneDialog';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as styles from './WorkspacesDialog.module.scss';
import * as texts from './texts';

type Naming = { id: string; name: string };

/** Lists the demo data and the imported workspaces of this browser. */
export function WorkspacesDialog() {
  const dispatch = useAppDispatch();
  const { openWorkspace, openWorkspaces } = useWorkspaceServices();
  const current = useAppSelector(selectImportedWorkspace);
  const known = useAppSelector(selectKnownWorkspaces);
  const room = useAppSelector(selectStorageRoom);
  useEffect(() => void dispatch(listWorkspaces(openWorkspaces)), [dispatch, openWorkspaces]);
  const [isZoneOpen, setIsZoneOpen] = useState(false);
  const { read, save } = useDraft<Naming>();
  const [naming, setNaming] = useState(read);
  const isTyped = naming !== undefined && naming.name !== known?.find(({ id }) => id === naming.id)?.name;
  useEffect(() => save(isTyped ? naming : undefined), [save, isTyped, naming]);
  const { leave, question } = useLeaveQuestion(isTyped, () => dispatch(dialogClosed()));

  if (isZoneOpen) return <TimeZoneDialog onClose={() => setIsZoneOpen(false)} />;
  return (
    <Dialog
      title={texts.title}
      help="workspaces"
      size="lg"
      onClose={leave}
      dismiss={texts.close}
      question={question}
      footer={<Button onClick={() => dispatch(dialogOpened({ kind: 'importFile' }))}>{texts.importData}</Button>}
    >
      <p>{describeStorage(room)}</p>
      <ul className={styles.list}>
        <li>
          <div>
            <strong>{SAMPLE_NAME}</strong>
            <small>{texts.demoData}</small>
          </div>
          <OpenWorkspace isOpen={current === null} name={SAMPLE_NAME} onOpened={() => openWorkspace(SAMPLE)} />
          <BackUpButton id={SAMPLE} name={SAMPLE_NAME} />
        </li>
        {known?.map((workspace) => (
          // The row takes the focus when the button that has it disappears.
          <li key={workspace.id} tabIndex={-1}>
            <WorkspaceRow
              workspace={workspace}
              isOpen={workspace.id === current?.id}
              newName={naming?.id === workspace.id ? naming.name : undefined}
              onNaming={(name) => setNaming(name === undefined ? undefined : { id: workspace.id, name })}
              onOpened={() => openWorkspace(workspace.id)}
              onZoneOpened={() => setIsZoneOpen(true)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type RowProps = {
  workspace: KnownWorkspace;
  isOpen: boolean;
  onOpened: () => void;
  onZoneOpened: () => void;
  /** The name as typed; undefined while the workspace is not being renamed. */
  newName: string | undefined;
  onNaming: (name: string | undefined) => void;
};

function WorkspaceRow({ workspace, isOpen, onOpened, newName, onNaming, onZoneOpened }: RowProps) {
  const dispatch = useAppDispatch();
  const { openWorkspaces } = useWorkspaceServices();
  const isRenaming = newName !== undefined;
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isRenaming) return;
    field.current?.focus();
    field.current?.select();
  }, [isRenaming]);
  const { id, name, isDeleted } = workspace;
  if (isDeleted)
    return (
      <>
        <div>
          <strong>{name}</strong>
          <small>{texts.deleted}</small>
        </div>
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => void dispatch(restoreWorkspace(openWorkspaces, id))}
        >
          {texts.restore(name)}
        </Button>
      </>
    );
  if (isAsking)
    return (
      <DeleteQuestion
        workspace={workspace}
        onCancel={() => setIsAsking(false)}
        onDeleted={() => {
          setIsAsking(false);
          void dispatch(deleteWorkspace(openWorkspaces, id));
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
          void dispatch(renameWorkspace(openWorkspaces, id, newName));
          onNaming(undefined);
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
        <small>{describeWorkspace(workspace)}</small>
      </div>
      <OpenWorkspace isOpen={isOpen} name={name} onOpened={onOpened} />
      <BackUpButton id={id} name={name} />
      <Button variant="outline-secondary" size="sm" onClick={() => onNaming(name)}>
        {texts.rename} <span className="visually-hidden">{name}</span>
      </Button>
      {isOpen && <SettingButtons workspace={workspace} onZoneOpened={onZoneOpened} />}
      {isOpen && workspace.previous && (
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => void dispatch(undoImport(openWorkspaces, id)).then((isUndone) => isUndone && onOpened())}
        >
          {texts.undoImport}
        </Button>
      )}
      {!isOpen && (
        <Button variant="outline-danger" size="sm" onClick={() => setIsAsking(true)}>
          {texts.remove} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </>
  );
}

function describeWorkspace({ rows, source, importedOn, isDamaged, timeZone }: KnownWorkspace): string {
  if (isDamaged) return texts.damaged;
  const origin = texts.origin(rows, source, spellDay(importedOn));
  return timeZone === undefined ? origin : texts.originInZone(origin, timeZone);
}

function describeStorage(room: StorageRoom | null): string {
  return !room ? texts.storedHere : (room.isKept ? texts.storedPersistently : texts.storedForNow)(room.left);
}
