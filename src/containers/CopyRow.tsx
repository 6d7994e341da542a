import { BASE_PATH } from '@/components/browser/basePath';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { addressOf } from '@/domain/screens';
import { writeDialog, type Dialog } from '@/slices/ui/dialogsSlice';
import * as styles from './CopyRow.module.scss';
import { useCopyToast } from './useCopyToast';

type Props = {
  /** The dialog that shows the row, and the path of the screen whose link opens it. */
  dialog: Dialog;
  path: string;
  id: string;
};

/** Copies the link to the row of a dialog, and its id. */
export function CopyRow({ dialog, path, id }: Props) {
  const link = window.location.origin + BASE_PATH + addressOf(path, writeDialog(dialog));
  return (
    <div className={styles.row}>
      <CopyButton label="Copy link" text={link} onCopied={useCopyToast('link')} />
      <CopyButton label="Copy id" text={id} onCopied={useCopyToast('id')} />
    </div>
  );
}
