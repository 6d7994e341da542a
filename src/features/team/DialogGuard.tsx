import type { ReactNode } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import { selectDialogPermission } from '@/selectors/permissions/dialogPermissions';
import { type DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { dialog: DialogRequest; children: ReactNode };

/** Replaces a form that the role of the person does not allow, so that nobody fills it in for nothing. */
export function DialogGuard({ dialog, children }: Props) {
  const permission = useAppSelector((state) => selectDialogPermission(state, dialog));
  if (permission.allowed) return children;
  return (
    <Dialog title={texts.forbidden} isCompact help="roles" dismiss="Close">
      <p className="mb-0">
        <RefusalText refusal={permission.refusal} />
      </p>
    </Dialog>
  );
}
