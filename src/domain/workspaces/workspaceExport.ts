import * as v from 'valibot';
import { storedObject, momentSchema } from '@/domain/recordSchema';
import { daySchema } from '@/domain/calendar/schema';
import { visibleControls } from '@/lib/directionControls';
import { pastImportSchema } from './storedWorkspace';
import { LONGEST_NAME, pastImports, type Workspace } from './workspaces';

const sourceSchema = v.pipe(v.string(), v.transform(visibleControls));

const fieldsSchema = storedObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME), v.transform(visibleControls)),
  source: sourceSchema,
  hash: v.string(),
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  importedOn: daySchema,
  /** Who imported what, if it was recorded. */
  imported: v.optional(momentSchema),
  past: v.optional(v.array(storedObject({ ...pastImportSchema.entries, source: sourceSchema }))),
});

/** The fields that describe a workspace in its own browser. A backup cannot set them. */
const LOCAL_FIELDS = ['id', 'previous', 'isDeleted', 'isArriving', 'isDamaged', 'givenIds', 'schema'];

const withoutLocalFields = <Fields extends object>(workspace: Fields): Fields =>
  Object.fromEntries(Object.entries(workspace).filter(([name]) => !LOCAL_FIELDS.includes(name))) as Fields;

/**
 * A workspace in a backup, with the fields of a later version. A restored workspace gets a new id, and its last import
 * cannot be undone.
 */
export const workspaceExportSchema = v.pipe(fieldsSchema, v.transform(withoutLocalFields));

export type WorkspaceExport = v.InferOutput<typeof workspaceExportSchema>;

/** A workspace of this browser as a backup describes it. */
export function exportWorkspace(workspace: Workspace): WorkspaceExport {
  return { ...withoutLocalFields(workspace), past: pastImports(workspace) };
}

/** The name, followed by a number if it is in use: `Festival 2`. */
export function freeName(name: string, usedNames: readonly string[]): string {
  const numbered = (number: number) =>
    number === 1 ? name : `${name.slice(0, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  let number = 1;
  while (usedNames.includes(numbered(number))) number += 1;
  return numbered(number);
}
