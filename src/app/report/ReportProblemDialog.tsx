import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import * as field from '@/components/forms/FormField.module.scss';
import { PRODUCT_VERSION } from '@/domain/product';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RECORDED_ACTIONS } from '@/store/recording/recorder';
import { fixtureVersion } from '@/store/recording/writeRecording';
import { useReportDownload } from './useReportDownload';

/** Says what is in the report before it is made. */
export function ReportProblemDialog() {
  const dispatch = useAppDispatch();
  const { download, problem } = useReportDownload();
  const own = useAppSelector(selectOwnWorkspace);
  const close = () => dispatch(dialogClosed());

  return (
    <Dialog
      title="Report a problem"
      onClose={close}
      dismiss="Close"
      footer={
        <Button onClick={download} disabled={!download}>
          Download the report
        </Button>
      }
    >
      <p>
        The report is one file that shows a developer what you saw. It is saved on this computer and sent nowhere: you
        hand it over yourself. In it are:
      </p>
      <ul>
        <li>
          the version of the console ({PRODUCT_VERSION}) and of its sample data ({fixtureVersion()})
        </li>
        <li>
          the last {RECORDED_ACTIONS} things that happened since the page was opened: screens you opened, what you
          searched, filtered, saved, refunded or voided
        </li>
        <li>
          {own
            ? 'the state of the console before them: what you recorded and edited, and the name of your data set; none of its rows'
            : 'the state of the console before them: all merchants with their contacts and addresses, integrations, transactions, refunds and notifications'}
        </li>
      </ul>
      <p className="mb-0">
        Not in it: what you typed into a form and did not save, and anything outside of the console. It opens in Redux
        DevTools, and here with ‘Open a recording’.
      </p>
      <p role="alert" className={field.message}>
        {problem}
      </p>
    </Dialog>
  );
}
