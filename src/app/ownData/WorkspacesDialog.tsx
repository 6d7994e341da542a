import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import {
  bringBackWorkspace,
  deleteWorkspace,
  listWorkspaces,
  renameWorkspace,
  undoImport,
} from '@/commands/workspaces';
import { Dialog } from '@/components/dialogs/Dialog';
import { useDraft } from '@/components/forms/useDraft';
import { useLeave } from '@/components/forms/useLeave';
import { spellDay } from '@/domain/calendar/dates';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { LONGEST_NAME, SAMPLE, SAMPLE_NAME } from '@/domain/workspaces/workspaces';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import {
  selectKnownWorkspaces,
  selectOwnWorkspace,
  selectStorageRoom,
  type KnownWorkspace,
  type StorageRoom,
} from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BackUpButton } from './backups/BackUpButton';
import { DeleteQuestion } from './DeleteQuestion';
import { Opening } from './Opening';
import { useOwnData } from './OwnDataContext';
import * as styles from './WorkspacesDialog.module.scss';

type Naming = { id: string; name: string };

/** The sample and the workspaces of own data in this browser. */
export function WorkspacesDialog() {
  const dispatch = useAppDispatch();
  const { onWorkspaceChosen } = useOwnData();
  const own = useAppSelector(selectOwnWorkspace);
  const known = useAppSelector(selectKnownWorkspaces);
  const room = useAppSelector(selectStorageRoom);
  useEffect(() => void dispatch(listWorkspaces()), [dispatch]);
  const { read, keep } = useDraft<Naming>();
  const [naming, setNaming] = useState(read);
  const isTyped = naming !== undefined && naming.name !== known?.find(({ id }) => id === naming.id)?.name;
  useEffect(() => keep(isTyped ? naming : undefined), [keep, isTyped, naming]);
  const { leave, question } = useLeave(isTyped, () => dispatch(dialogClosed()));

  return (
    <Dialog
      title="Workspaces"
      size="lg"
      onClose={leave}
      dismiss="Close"
      question={question}
      footer={<Button onClick={() => dispatch(dialogOpened({ kind: 'importFile' }))}>Bring in a file</Button>}
    >
      <p>
        Each keeps its own refunds, edits and marks. All of them are in this browser alone.
        {room && ` ${describeRoom(room)}`}
      </p>
      <ul className={styles.list}>
        <li>
          <div>
            <strong>{SAMPLE_NAME}</strong>
            <small>What the console came with</small>
          </div>
          <Opening isOpen={own === null} name={SAMPLE_NAME} onOpened={() => onWorkspaceChosen(SAMPLE)} />
          <BackUpButton id={SAMPLE} name={SAMPLE_NAME} />
        </li>
        {known?.map((workspace) => (
          // What is taken away under the focus leaves it to its row.
          <li key={workspace.id} tabIndex={-1}>
            <WorkspaceRow
              workspace={workspace}
              isOpen={workspace.id === own?.id}
              newName={naming?.id === workspace.id ? naming.name : undefined}
              onNaming={(name) => setNaming(name === undefined ? undefined : { id: workspace.id, name })}
              onOpened={() => onWorkspaceChosen(workspace.id)}
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
  /** As it is typed; undefined where it is not being renamed. */
  newName: string | undefined;
  onNaming: (name: string | undefined) => void;
};

function WorkspaceRow({ workspace, isOpen, onOpened, newName, onNaming }: RowProps) {
  const dispatch = useAppDispatch();
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
          <small>
            Deleted. You can restore it until you reload {PRODUCT_NAME} or open the workspaces in another tab.
          </small>
        </div>
        <Button variant="outline-secondary" size="sm" onClick={() => void dispatch(bringBackWorkspace(id))}>
          Bring back {name}
        </Button>
      </>
    );
  if (isAsking)
    return (
      <DeleteQuestion
        workspace={workspace}
        onKept={() => setIsAsking(false)}
        onDeleted={() => {
          setIsAsking(false);
          void dispatch(deleteWorkspace(id));
        }}
      />
    );
  if (isRenaming)
    return (
      <Form
        className={styles.naming}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays.
          event.stopPropagation();
          onNaming(undefined);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void dispatch(renameWorkspace(id, newName));
          onNaming(undefined);
        }}
      >
        <Form.Control
          name="name"
          aria-label={`New name of ${name}`}
          value={newName}
          onChange={({ target }) => onNaming(target.value)}
          maxLength={LONGEST_NAME}
          required
          ref={field}
        />
        <Button type="submit" size="sm">
          Save
        </Button>
      </Form>
    );
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{describeWorkspace(workspace)}</small>
      </div>
      <Opening isOpen={isOpen} name={name} onOpened={onOpened} />
      <BackUpButton id={id} name={name} />
      <Button variant="outline-secondary" size="sm" onClick={() => onNaming(name)}>
        Rename <span className="visually-hidden">{name}</span>
      </Button>
      {isOpen && workspace.previous && (
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => void dispatch(undoImport(id)).then((isUndone) => isUndone && onOpened())}
        >
          Undo the last import
        </Button>
      )}
      {!isOpen && (
        <Button variant="outline-danger" size="sm" onClick={() => setIsAsking(true)}>
          Delete <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </>
  );
}

function describeWorkspace({ rows, source, importedOn, isDamaged }: KnownWorkspace): string {
  if (isDamaged)
    return 'Its record in this browser is damaged. Its rows and entries are still stored. If it does not open, import its file again.';
  return `${describeCount(rows, 'payment')}, from ${source}, ${spellDay(importedOn)}`;
}

function describeRoom({ isKept, left }: StorageRoom): string {
  const promise = isKept
    ? 'It keeps them until you delete them'
    : 'It may clear them where it runs out of room: back them up';
  return `${promise}. There is room for ${formatCount(Math.floor(left / 1_000_000))} MB more.`;
}
