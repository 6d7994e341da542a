import Button from 'react-bootstrap/Button';
import { resetSampleData } from '@/commands/resetSampleData';
import { Dialog } from '@/components/dialogs/Dialog';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

export function ResetSampleDataDialog() {
  const dispatch = useAppDispatch();
  const close = () => dispatch(dialogClosed());
  return (
    <Dialog
      title="Reset sample data"
      help="reset"
      onClose={close}
      dismiss="Cancel"
      footer={
        <Button variant="danger" onClick={() => dispatch(resetSampleData())}>
          Reset sample data
        </Button>
      }
    >
      <p>The console goes back to the sample data it came with. This deletes, in all tabs of this browser:</p>
      <ul>
        <li>the merchants and integrations that you added or changed</li>
        <li>refunds, voids, payouts and issued statements</li>
        <li>imported reports, with the discrepancies that you resolved</li>
        <li>the list of changes</li>
        <li>saved views and what you marked as read</li>
        <li>the period of the chart, the page sizes, the theme and the shortcuts’ switch, in all workspaces</li>
        <li>damaged data in quarantine</li>
      </ul>
      <p className="mb-0">Imported data, its workspaces and the answers about its files stay. This cannot be undone.</p>
    </Dialog>
  );
}
