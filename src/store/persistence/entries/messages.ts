import type { LateEdit } from './entries';
import type { Written } from './entryDatabase';

/** Where the other tabs are told, and heard. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Edits that were kept elsewhere, and are to be entries; they are forgotten there when they are written. */
export type Late = { edits: LateEdit[]; forget: () => void };

/** What is told to the other tabs. */
export type Message = Pick<Written, 'before' | 'after' | 'entries' | 'removed'>;
