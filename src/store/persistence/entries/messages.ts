import type { PendingEdit } from './entries';
import type { Written } from './database/writeBatches';

/** Where the other tabs are told, and heard. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Edits that were kept elsewhere, and are to be entries; they are forgotten there when they are written. */
export type PendingMigration = { edits: PendingEdit[]; forget: () => void };

/** What is told to the other tabs; or, with nothing written, that a tab changed the rows of the workspace. */
export type Message = Pick<Written, 'before' | 'after' | 'databaseId' | 'entries' | 'removed'> & {
  rowsChangedBy?: string;
};

/** What the browser keeps the console's entries under, and its tabs talk about. */
export const DATABASE_NAME = 'splitpay';

/** A channel between the tabs that have a workspace open. */
export function openChannel(databaseName: string, workspace: string): Channel | undefined {
  try {
    return new BroadcastChannel(`${databaseName}:${workspace}`);
  } catch {
    // Refused, or there is none: the other tabs are heard of when the page is looked at again.
    return undefined;
  }
}
