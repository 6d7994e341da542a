import type { PendingEdit } from './entries';

/** Edits that were stored elsewhere. They are deleted there once they are written as entries. */
export type PendingMigration = {
  edits: PendingEdit[];
  forget: () => void;
  /** Whether edits of a later version were found too. They stay where they are. */
  hasNewer?: boolean;
};
