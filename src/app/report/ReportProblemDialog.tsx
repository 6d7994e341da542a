import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { packOwnRows } from '@/app/ownData/packOwnRows';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import * as field from '@/components/forms/FormField.module.scss';
import { describeCount } from '@/domain/lists/paging';
import { PRODUCT_VERSION } from '@/domain/product';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectDataSetHash, selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RECORDED_ACTIONS } from '@/store/recording/recorder';
import { fixtureVersion } from '@/store/recording/writeRecording';
import { useReportDownload } from './useReportDownload';

/** Says what is in the report before it is made. */
export function ReportProblemDialog() {
  const dispatch = useAppDispatch();
  const id = useId();
  const { download, problem, onFailed } = useReportDownload();
  const own = useAppSelector(selectOwnWorkspace);
  const hash = useAppSelector(selectDataSetHash);
  const [hasRows, setHasRows] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const close = () => dispatch(dialogClosed());

  async function downloadWithRows(of: string) {
    setIsMaking(true);
    await packOwnRows(of).then(download, onFailed);
    setIsMaking(false);
  }

  return (
    <Dialog
      title="Report a problem"
      onClose={close}
      dismiss="Close"
      footer={
        <Button
          onClick={() => (hasRows && hash !== undefined ? void downloadWithRows(hash) : download?.())}
          disabled={!download || isMaking}
        >
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
          {hash !== undefined
            ? `the state of the console before them: what you recorded and edited, and the name and hash of your data set${hasRows ? ', and all of its rows' : '; none of its rows'}`
            : 'the state of the console before them: all merchants with their contacts and addresses, integrations, transactions, refunds and notifications'}
        </li>
      </ul>
      {own && hash !== undefined && (
        <Form.Check
          id={id}
          className={`${form.check} mb-3`}
          label={`With the rows of ‘${own.name}’: ${describeCount(own.rows, 'payment')} and what files told of them. A replay needs no file then.`}
          checked={hasRows}
          onChange={({ target }) => setHasRows(target.checked)}
        />
      )}
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
