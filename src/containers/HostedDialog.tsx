import type { ComponentProps } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

/** A dialog that the store has as the open one. Closing it needs nothing else. */
export function HostedDialog(props: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const dispatch = useAppDispatch();
  return <Dialog {...props} onClose={() => dispatch(dialogClosed())} />;
}
