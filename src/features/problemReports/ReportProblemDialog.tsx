import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Dialog } from '@/components/dialogs/Dialog';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { packImportedRows } from '@/features/imports/withImportedRows';
import * as form from '@/components/forms/form.module.scss';
import * as field from '@/components/forms/fields/FormField.module.scss';
import { selectDataSetHash, selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { RECORDED_ACTIONS } from '@/store/sessionReplay/recorder';
import { fixtureVersion } from '@/store/sessionReplay/writeRecording';
import * as texts from './reportTexts';
import { useReportDownload } from './DownloadReport';

/** Lists the contents of the report before its download, because the operator sends it to others. */
export function ReportProblemDialog() {
  const id = useId();
  const { download, problem, onFailed } = useReportDownload();
  const { openWorkspaces } = useWorkspaceServices();
  const workspace = useAppSelector(selectImportedWorkspace);
  const hash = useAppSelector(selectDataSetHash);
  const [hasRows, setHasRows] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const importedStateText = hasRows ? texts.importedStateWithRows : texts.importedState;
  const stateText = hash === undefined ? texts.demoState : importedStateText;

  async function downloadWithRows(of: string) {
    setIsMaking(true);
    await packImportedRows(openWorkspaces, of).then(download, onFailed);
    setIsMaking(false);
  }

  return (
    <Dialog
      title={texts.title}
      help="problemReports"
      dismiss="Close"
      footer={
        <Button
          onClick={() => (hasRows && hash !== undefined ? void downloadWithRows(hash) : download?.())}
          disabled={!download || isMaking}
        >
          {texts.download}
        </Button>
      }
    >
      <p>{texts.intro}</p>
      <ul>
        <li>{texts.versions(fixtureVersion())}</li>
        <li>{texts.actions(RECORDED_ACTIONS)}</li>
        <li>{stateText}</li>
      </ul>
      {workspace && !workspace.isInEngine && hash !== undefined && (
        <Form.Check
          id={id}
          className={`${form.check} mb-3`}
          label={texts.includeRows(workspace.name, workspace.rows)}
          checked={hasRows}
          onChange={({ target }) => setHasRows(target.checked)}
        />
      )}
      <p className="mb-0">{texts.notIncluded}</p>
      <p role="alert" className={field.message}>
        {problem}
      </p>
    </Dialog>
  );
}
