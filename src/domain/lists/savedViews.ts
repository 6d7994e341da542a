import * as v from 'valibot';

/** Letters of the name of a view. */
export const LONGEST_VIEW_NAME = 60;

export const savedViewSchema = v.strictObject({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_VIEW_NAME)),
  /** Path and query of a list, inside the console. */
  address: v.pipe(v.string(), v.regex(/^\/[a-z]*(\?.*)?$/)),
});

/** The address of a list under a name. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Why a view cannot have a name; undefined where it can. `others` are the other views of its list. */
export function viewNameRefusal(
  name: string,
  others: readonly Pick<SavedView, 'name'>[],
): 'missing' | 'taken' | undefined {
  const key = name.trim().toLowerCase();
  if (key === '') return 'missing';
  return others.some((b) => b.name.toLowerCase() === key) ? 'taken' : undefined;
}
