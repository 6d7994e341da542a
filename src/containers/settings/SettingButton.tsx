import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { useDialogOpening } from '@/containers/useDialogOpening';
import * as textStyles from '@/components/text/text.module.scss';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';

/** Opens the dialog of a setting from the details of a row. It looks like the links of the details. */
export function SettingButton({ dialog, children }: { dialog: DialogRequest; children: ReactNode }) {
  const open = useDialogOpening();
  return (
    <Button variant="link" className={textStyles.inlineButton} onClick={() => open(dialog)}>
      {children}
    </Button>
  );
}
