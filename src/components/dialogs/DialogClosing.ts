import { createContext } from 'react';

/** Closes the open dialog. The host of the dialogs provides it. */
export const DialogClosing = createContext<() => void>(() => undefined);
