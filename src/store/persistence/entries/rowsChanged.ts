import { nanoid } from '@reduxjs/toolkit';
import { DATABASE_NAME, openChannel, type Message } from './messages';

/** The tab that changes rows opens them anew by itself. */
export const THIS_TAB = nanoid();

/** Tells the other tabs that have a workspace open that its rows are others now, or gone, or back: each looks for itself. */
export function notifyRowsChanged(workspace: string): void {
  const channel = openChannel(DATABASE_NAME, workspace);
  const message: Message = { before: 0, after: 0, entries: [], removed: [], rowsChangedBy: THIS_TAB };
  channel?.postMessage(message);
  channel?.close();
}
