import { createContext } from 'react';

/** Closes the open dialog. The host of the dialogs provides it, and a dialog without host says so instead of staying open. */
export const DialogClosing = createContext<() => void>(() => {
  throw new Error('A dialog has no host that closes it');
});
