import { useState } from 'react';
import { changeTimeZone } from '@/commands/workspaces';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { TimeZoneField } from '@/features/imports/TimeZoneField';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
import { selectImportedWorkspace, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** The zone of the open workspace, with what a change does. The workspace is opened again after a change. */
export function TimeZoneDialog({ onClose }: { onClose: () => void }) {
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
