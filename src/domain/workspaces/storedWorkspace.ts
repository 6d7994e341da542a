import * as v from 'valibot';
import { momentSchema } from '@/domain/schemas/merchants';
import { daySchema } from '@/domain/schemas/values';
import type { Workspace } from './workspaces';

const importSchema = v.object({
  source: v.string(),
  hash: v.pipe(v.string(), v.nonEmpty()),
  rows: v.number(),
  importedOn: daySchema,
  imported: v.optional(momentSchema),
});
const pastImportSchema = v.omit(v.object({ ...importSchema.entries, undone: v.optional(momentSchema) }), ['hash']);
const workspaceSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  ...importSchema.entries,
  previous: v.optional(importSchema),
  past: v.optional(v.array(pastImportSchema)),
  isDeleted: v.optional(v.boolean()),
  isArriving: v.optional(v.boolean()),
});

/**
 * Replaces a damaged field, so that the workspace opens and the others are listed. The stored record does not change.
 */
const usableSchema = v.looseObject({
  name: v.fallback(workspaceSchema.entries.name, 'Unnamed workspace'),
  source: v.fallback(importSchema.entries.source, 'an unknown file'),
  hash: v.fallback(v.string(), ''),
  rows: v.fallback(importSchema.entries.rows, 0),
  importedOn: v.fallback(daySchema, '1970-01-01'),
  imported: v.fallback(importSchema.entries.imported, undefined),
  previous: v.fallback(workspaceSchema.entries.previous, undefined),
  past: v.fallback(workspaceSchema.entries.past, undefined),
  isDeleted: v.fallback(workspaceSchema.entries.isDeleted, undefined),
  isArriving: v.fallback(workspaceSchema.entries.isArriving, undefined),
});

/** Whether every field of a stored record has the right shape. */
export const isWholeWorkspace = (stored: unknown): boolean => v.is(workspaceSchema, stored);

/** A stored record in a usable form. A damaged one is marked. Undefined if it has no id. */
export function usableWorkspace<Stored extends Workspace>(stored: Stored): (Stored & { isDamaged?: true }) | undefined {
  if (isWholeWorkspace(stored)) return stored;
  const usable = v.safeParse(usableSchema, stored);
  if (!usable.success || typeof stored.id !== 'string') return undefined;
  return { ...stored, ...(usable.output as Partial<Stored>), isDamaged: true };
}
