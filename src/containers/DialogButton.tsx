import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import * as textStyles from '@/components/text/text.module.scss';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { useDialogOpening } from './useDialogOpening';

/** Opens a dialog from the details of a row, and looks like the links there. */
export function DialogButton({ dialog, children }: { dialog: DialogRequest; children: ReactNode }) {
  const open = useDialogOpening();
  return (
    <Button variant="link" className={textStyles.inlineButton} onClick={() => open(dialog)}>
      {children}
    </Button>
  );
}
