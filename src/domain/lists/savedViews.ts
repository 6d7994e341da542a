import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';

/** In characters: the maximum length of a view's name. */
export const LONGEST_VIEW_NAME = 60;

export const savedViewSchema = storedObject({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_VIEW_NAME)),
  /** The path and query of a list. */
  address: v.pipe(v.string(), v.regex(/^\/[a-z]*(\?.*)?$/)),
  /** Whether the dashboard shows it, which it does for comparisons. */
  isPinned: v.optional(v.boolean()),
  /** The id of the person who alone sees it. Without one, everybody of the workspace does. */
  owner: v.optional(v.string()),
});

/** A saved view: the address of a list and its name. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Why a name is refused, or undefined. `others` are the other views of the list. */
export function viewNameRefusal(
  name: string,
  others: readonly Pick<SavedView, 'name'>[],
): 'missing' | 'taken' | undefined {
  const key = name.trim().toLowerCase();
  if (key === '') return 'missing';
  return others.some((b) => b.name.toLowerCase() === key) ? 'taken' : undefined;
}
