import * as v from 'valibot';
import { storedObject, momentSchema } from '@/domain/recordSchema';
import { daySchema } from '@/domain/calendar/schema';
import type { Workspace } from './workspaces';

const importSchema = storedObject({
  source: v.string(),
  hash: v.pipe(v.string(), v.nonEmpty()),
  rows: v.number(),
  importedOn: daySchema,
  imported: v.optional(momentSchema),
});
const zoneChangeSchema = storedObject({ from: v.string(), to: v.string(), changed: momentSchema });
const { hash: _hash, ...pastImport } = importSchema.entries;
export const pastImportSchema = storedObject({ ...pastImport, undone: v.optional(momentSchema) });
const workspaceSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  ...importSchema.entries,
  previous: v.optional(importSchema),
  past: v.optional(v.array(pastImportSchema)),
  isDeleted: v.optional(v.boolean()),
  isArriving: v.optional(v.boolean()),
  chargeModel: v.optional(v.string()),
  asksOpening: v.optional(v.boolean()),
  timeZone: v.optional(v.string()),
  zoneChanges: v.optional(v.array(zoneChangeSchema)),
});

const { id: _id, ...replaceable } = workspaceSchema.entries;
const FALLBACKS: Readonly<Record<string, unknown>> = {
  name: 'Unnamed workspace',
  source: 'an unknown file',
  hash: '',
  rows: 0,
  importedOn: '1970-01-01',
};

/**
 * Replaces a damaged field, so that the workspace opens and the others are listed. The stored record does not change.
 */
const usableSchema = v.looseObject(
  Object.fromEntries(
    Object.entries<v.GenericSchema>(replaceable).map(([field, schema]) => [
      field,
      v.fallback(schema, FALLBACKS[field]),
    ]),
  ),
);

/** The number of the format of a stored record. A record without a number has format 1. */
export const WORKSPACE_SCHEMA_NUMBER = 1;

/** Whether a later version wrote a stored record in a format that this version cannot read. */
export function isWorkspaceOfNewerVersion(stored: object): boolean {
  const { schema } = stored as { schema?: unknown };
  return Number.isInteger(schema) && Number(schema) > WORKSPACE_SCHEMA_NUMBER;
}

/** Whether every field of a stored record has the right shape. */
export const isWholeWorkspace = (stored: object): boolean =>
  !isWorkspaceOfNewerVersion(stored) && v.is(workspaceSchema, stored);

/** A stored record in a usable form. A damaged one is marked. Undefined if it has no id or is of a later version. */
export function usableWorkspace<Stored extends Workspace>(
  record: Stored & object & { schema?: unknown },
): (Stored & { isDamaged?: true }) | undefined {
  if (isWorkspaceOfNewerVersion(record)) return undefined;
  const { schema: _schema, ...fields } = record;
  const stored = fields as unknown as Stored;
  if (isWholeWorkspace(stored)) return stored;
  if (typeof stored.id !== 'string') return undefined;
  return { ...stored, ...(v.parse(usableSchema, stored) as Partial<Stored>), isDamaged: true };
}
