import { nanoid } from '@reduxjs/toolkit';
import { DATABASE_NAME, openChannel, type Message } from './messages';

/** The tab that changes rows reopens them itself, so it ignores its own message. */
export const THIS_TAB = nanoid();

/**
 * Notifies the other tabs that the rows of a workspace were changed, deleted or restored. Each tab checks for itself.
 */
export function notifyRowsChanged(workspace: string): void {
  const channel = openChannel(DATABASE_NAME, workspace);
  const message: Message = { before: 0, after: 0, entries: [], removed: [], rowsChangedBy: THIS_TAB };
  channel?.postMessage(message);
  channel?.close();
}
