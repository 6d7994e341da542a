import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Dialog } from '@/components/dialogs/Dialog';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { withImportedRows } from '@/features/imports/withImportedRows';
import * as field from '@/components/forms/fields/FormField.module.scss';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import * as texts from './openRecordingTexts';
import { useReport } from './ReportContext';

/** Opens a report file. A file that cannot be replayed shows the reason and changes nothing. */
export function OpenRecordingDialog() {
  const dispatch = useAppDispatch();
  const { onRecordingOpened } = useReport();
  const { openWorkspaces } = useWorkspaceServices();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function open(file: File | undefined) {
    setProblem(undefined);
    if (!file) return;
    const text = await file.text().catch(() => '');
    const read = readRecording(text);
    const opened = 'problem' in read ? read : await withImportedRows(openWorkspaces, read);
    if ('problem' in opened) {
      setProblem(opened.problem);
      return;
    }
    dispatch(dialogClosed());
    onRecordingOpened(opened.recording);
  }

  return (
    <Dialog title={texts.title} help="problemReports">
      <p>{texts.intro}</p>
      <Form.Group controlId={id}>
        <Form.Label>{texts.file}</Form.Label>
        <Form.Control
          type="file"
          accept="application/json,.json"
          isInvalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => void open((target as HTMLInputElement).files?.[0])}
        />
        <div id={`${id}-problem`} role="alert" className={field.message}>
          {problem}
        </div>
      </Form.Group>
    </Dialog>
  );
}
