import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { innerDialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as styles from './MerchantDetailsDialog.module.scss';

/** Opens the dialog of a setting of the merchant. It looks like the links of the details. */
export function SettingButton({ dialog, children }: { dialog: DialogRequest; children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Button variant="link" className={styles.link} onClick={() => dispatch(innerDialogOpened(dialog))}>
      {children}
    </Button>
  );
}
