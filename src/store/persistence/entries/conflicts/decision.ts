import type { Collection } from '@/store/persistence/entries/collections';
import type { Author, EntryEdit } from '@/store/persistence/entries/entries';

/**
 * An edit from `before` to `after` that conflicts with what another tab wrote. If the edit is refused, `newest` stays:
 * it is the same or another statement, or the reversal that came first. For a refused name or number, `newest` has the other fields.
 */
export type Conflict = {
  kind: Collection['name'];
  id: string;
  before: unknown;
  after: unknown;
  newest: unknown;
  refused?: 'same' | 'other' | 'name' | 'number' | 'reversed';
  /** Who was first, in the workspace of a team. */
  author?: Author | undefined;
};

/** The edits that stay, and the conflicts among them. */
export type Decision = { edits: readonly EntryEdit[]; conflicts: readonly Conflict[] };
