import type { ReactNode } from 'react';
import { ROW_LINK } from '@/components/lists/rowLink';
import { RouteLink } from '@/components/text/RouteLink';
import { selectDialogAddress } from '@/selectors/screenSelectors';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import { useDialogOpening } from './useDialogOpening';

type Props = {
  dialog: DialogRequest;
  /** The class, instead of a row link's class. */
  look?: { className?: string };
  label?: string;
  children: ReactNode;
  onOpened?: () => void;
};

/** A link to a payment, an integration or a merchant. Its address can be copied; a press opens the dialog on the current screen. */
export function DialogLink({ dialog, look = ROW_LINK, label, children, onOpened }: Props) {
  const open = useDialogOpening();
  const address = useAppSelector((state) => selectDialogAddress(state, dialog));
  return (
    <RouteLink
      to={address}
      {...look}
      aria-label={label}
      onClick={(event) => {
        // The browser opens another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpened?.();
        open(dialog);
      }}
    >
      {children}
    </RouteLink>
  );
}
