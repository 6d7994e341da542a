import { BASE_PATH } from '@/components/browser/browserValues';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { addressOf } from '@/domain/screens';
import { writeDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import * as styles from './CopyRow.module.scss';
import * as texts from './copyTexts';
import { useCopyToast } from './useCopyToast';

type Props = {
  /** The dialog of the row, and the path of the screen for its link. */
  dialog: DialogRequest;
  path: string;
  id: string;
};

/** Copies the link to a dialog's row, or its ID. */
export function CopyRow({ dialog, path, id }: Props) {
  const link = window.location.origin + BASE_PATH + addressOf(path, writeDialog(dialog));
  return (
    <div className={`d-flex d-print-none flex-wrap gap-2 ${styles.row}`}>
      <CopyButton label={texts.copyLink} text={link} onCopied={useCopyToast(texts.link)} />
      <CopyButton label={texts.copyId} text={id} onCopied={useCopyToast(texts.id)} />
    </div>
  );
}
