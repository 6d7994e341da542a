import type { PendingEdit } from './entries';

/** Edits that were stored elsewhere. They are deleted there once they are written as entries. */
export type PendingMigration = {
  edits: PendingEdit[];
  forget: () => void;
  /** Whether edits of a later version were found too. They stay where they are. */
  hasNewer?: boolean;
};

/** The pending edits, with what else is forgotten once they are written: the edits that this page has left since. */
export function alsoForget(pending: PendingMigration | undefined, forget: () => void): PendingMigration {
  const forgetAll = () => {
    pending?.forget();
    forget();
  };
  return { edits: [], ...pending, forget: forgetAll };
}
