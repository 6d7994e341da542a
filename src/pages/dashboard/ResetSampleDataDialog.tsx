import Button from 'react-bootstrap/Button';
import { resetSampleData } from '@/commands/resetSampleData';
import { Dialog } from '@/components/dialogs/Dialog';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './resetTexts';

export function ResetSampleDataDialog() {
  const dispatch = useAppDispatch();
  return (
    <Dialog
      title={texts.title}
      help="reset"
      dismiss="Cancel"
      footer={
        <Button variant="danger" onClick={() => dispatch(resetSampleData())}>
          {texts.title}
        </Button>
      }
    >
      <p>{texts.consequence}</p>
      <ul>
        <li>{texts.rows}</li>
        <li>{texts.records}</li>
        <li>{texts.reports}</li>
        <li>{texts.changes}</li>
        <li>{texts.views}</li>
        <li>{texts.preferences}</li>
        <li>{texts.quarantine}</li>
      </ul>
      <p className="mb-0">{texts.stays}</p>
    </Dialog>
  );
}
