import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import * as textStyles from '@/components/text/text.module.scss';
import { innerDialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

/** Opens the dialog of a setting from the details of a row. It looks like the links of the details. */
export function SettingButton({ dialog, children }: { dialog: DialogRequest; children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Button variant="link" className={textStyles.inlineButton} onClick={() => dispatch(innerDialogOpened(dialog))}>
      {children}
    </Button>
  );
}
