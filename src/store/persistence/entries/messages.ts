import type { PendingEdit } from './entries';
import type { Written } from './database/writeBatches';

/** The channel between the tabs of a browser. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Edits that were stored elsewhere. They are deleted there once they are written as entries. */
export type PendingMigration = {
  edits: PendingEdit[];
  forget: () => void;
  /** Whether edits of a later version were found too. They stay where they are. */
  hasNewer?: boolean;
};

/** The message after a write, or after a change of the workspace's rows. */
export type Message = Pick<Written, 'before' | 'after' | 'databaseId' | 'entries' | 'removed'> & {
  rowsChangedBy?: string;
};

/** The name of the database and of the channel. */
export const DATABASE_NAME = 'splitpay';

/** Opens the channel between the tabs that have the workspace open. */
export function openChannel(databaseName: string, workspace: string): Channel | undefined {
  try {
    return new BroadcastChannel(`${databaseName}:${workspace}`);
  } catch {
    // The browser has no channel or blocks it. Other tabs are then noticed when the page becomes visible.
    return undefined;
  }
}
