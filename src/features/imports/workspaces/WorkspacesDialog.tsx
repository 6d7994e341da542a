import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { listWorkspaces, changeTimeZone } from '@/commands/workspaces';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import * as list from '@/components/lists/actionList.module.scss';
import { Dialog } from '@/components/dialogs/Dialog';
import { useDraft } from '@/components/forms/useDraft';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { SAMPLE, SAMPLE_NAME } from '@/domain/workspaces/workspaces';
import { TimeZoneField } from '@/features/imports/TimeZoneField';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import {
  selectKnownWorkspaces,
  selectImportedWorkspace,
  selectStorageRoom,
  type StorageRoom,
  selectWorkspaceTimeZone,
} from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BackUpButton } from '@/features/imports/backups/BackUpButton';
import { OpenWorkspace } from './WorkspaceActions';
import { useMoveToTeam } from './useMoveToTeam';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { WorkspaceRow } from './WorkspaceRow';
import * as styles from './WorkspacesDialog.module.scss';
import * as texts from './texts';

type Naming = { id: string; name: string };

/** Lists the demo data and the imported workspaces of this browser. */
export function WorkspacesDialog() {
  const dispatch = useAppDispatch();
  const { openWorkspaces, team } = useWorkspaceServices();
  const current = useAppSelector(selectImportedWorkspace);
  const known = useAppSelector(selectKnownWorkspaces);
  const room = useAppSelector(selectStorageRoom);
  const [isListing, setIsListing] = useState(true);
  useEffect(() => {
    void dispatch(listWorkspaces(openWorkspaces)).finally(() => setIsListing(false));
  }, [dispatch, openWorkspaces]);
  const [isZoneOpen, setIsZoneOpen] = useState(false);
  const { read, save } = useDraft<Naming>();
  const [naming, setNaming] = useState(read);
  const isTyped = naming !== undefined && naming.name !== known?.find(({ id }) => id === naming.id)?.name;
  useEffect(() => save(isTyped ? naming : undefined), [save, isTyped, naming]);
  const { leave, question } = useLeaveQuestion(isTyped);

  if (isZoneOpen) return <TimeZoneDialog onClose={() => setIsZoneOpen(false)} />;
  return (
    <Dialog
      title={texts.title}
      help="workspaces"
      size="lg"
      onClose={leave}
      dismiss="Close"
      question={question}
      footer={<Button onClick={() => dispatch(dialogOpened({ kind: 'importFile' }))}>{texts.importData}</Button>}
    >
      <p>{team ? texts.storedWithTeam(team.me.team.name) : describeStorage(room)}</p>
      <ul className={`${list.list} ${styles.rows}`}>
        <li>
          <SampleRow isOpen={current === null} />
        </li>
        {known?.map((workspace) => (
          // The row takes the focus when the button that has it disappears.
          <li key={workspace.id} tabIndex={-1}>
            <WorkspaceRow
              workspace={workspace}
              isOpen={workspace.id === current?.id}
              newName={naming?.id === workspace.id ? naming.name : undefined}
              onNaming={(name) => setNaming(name === undefined ? undefined : { id: workspace.id, name })}
              onZoneOpened={() => setIsZoneOpen(true)}
            />
          </li>
        ))}
        {team && isListing && !known && (
          <li>
            <div role="status">{texts.listing}</div>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

function SampleRow({ isOpen }: { isOpen: boolean }) {
  const { team } = useWorkspaceServices();
  const { question, button } = useMoveToTeam({ id: SAMPLE, name: SAMPLE_NAME, isOpen });
  if (question) return question;
  return (
    <>
      <div>
        <strong>{SAMPLE_NAME}</strong>
        <small>{team ? texts.localOrigin(texts.demoData) : texts.demoData}</small>
      </div>
      <OpenWorkspace id={SAMPLE} name={SAMPLE_NAME} isOpen={isOpen} />
      <BackUpButton id={SAMPLE} name={SAMPLE_NAME} />
      {button}
    </>
  );
}

function describeStorage(room: StorageRoom | null): string {
  return !room ? texts.storedHere : (room.isKept ? texts.storedPersistently : texts.storedForNow)(room.left);
}

/** The zone of the open workspace, with what a change does. The workspace is opened again after a change. */
function TimeZoneDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { openWorkspace, openWorkspaces } = useWorkspaceServices();
  const workspace = useAppSelector(selectImportedWorkspace);
  const chosen = useAppSelector(selectChosenTimeZone);
  const shown = useAppSelector(selectWorkspaceTimeZone);
  const [timeZone, setTimeZone] = useState(shown);
  const [isSaving, setIsSaving] = useState(false);
  // Opening the workspace again leaves the page, which must not ask.
  const { leave, question } = useLeaveQuestion(timeZone !== shown && !isSaving, onClose);
  if (!workspace) return null;
  const { id, name } = workspace;

  async function save() {
    if (timeZone === chosen) {
      onClose();
      return;
    }
    setIsSaving(true);
    if (await dispatch(changeTimeZone(openWorkspaces, id, timeZone))) openWorkspace(id);
    else setIsSaving(false);
  }

  return (
    <SubmitDialog
      title={texts.zoneTitle}
      help="workspaces"
      submitLabel={texts.saveZone}
      question={question}
      onSubmit={() => void save()}
      onClose={leave}
    >
      <p>{texts.zoneOf(name)}</p>
      {chosen === undefined && <p>{texts.zonesOfFiles}</p>}
      <TimeZoneField label={texts.timeZone} value={timeZone} onChange={setTimeZone} hint={texts.zoneEffect(timeZone)} />
    </SubmitDialog>
  );
}
