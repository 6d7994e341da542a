import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { personSchema } from './entries';

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));
const idSchema = v.pipe(v.string(), v.regex(/^team-[A-Za-z0-9_-]{8,60}$/));
export const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** The IANA name of a zone that the server knows. */
export const zoneSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.check(isZone));

/** A workspace without its name: the data set that it has now, and its imports. Fields of a later version stay. */
export const workspaceRecordSchema = v.looseObject({
  source: v.pipe(v.string(), v.maxLength(1_000)),
  /** The SHA-256 of the data set, or `sample` for a copy of the demo data. */
  hash: v.union([hashSchema, v.literal('sample')]),
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  importedOn: v.string(),
});

const givenIdsSchema = v.array(v.looseObject({}));

export const teamWorkspaceSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  record: workspaceRecordSchema,
  /** The ids that updates gave to merchants. */
  givenIds: v.optional(givenIdsSchema),
  isDeleted: v.optional(v.boolean()),
  /** It is being moved to the team, so nobody sees it yet, and its records keep who made them and when. */
  isArriving: v.optional(v.boolean()),
  createdBy: personSchema,
  createdAt: v.string(),
});
export type TeamWorkspace = v.InferOutput<typeof teamWorkspaceSchema>;

export const workspacesAnswerSchema = storedObject({ workspaces: v.array(teamWorkspaceSchema) });

/** New workspaces: all or none. Their data sets are put before. */
export const createWorkspacesSchema = v.object({
  workspaces: v.pipe(
    v.array(
      v.object({
        id: idSchema,
        name: nameSchema,
        record: workspaceRecordSchema,
        givenIds: v.optional(givenIdsSchema),
        isArriving: v.optional(v.boolean()),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});
export type CreateWorkspaces = v.InferOutput<typeof createWorkspacesSchema>;

/** `isArriving: false` ends the arrival; the record may differ from the announced one. `timeZone` is an IANA name. */
export const changeWorkspaceSchema = v.pipe(
  v.object({
    name: v.optional(nameSchema),
    isDeleted: v.optional(v.boolean()),
    isArriving: v.optional(v.literal(false)),
    timeZone: v.optional(zoneSchema),
    record: v.optional(workspaceRecordSchema),
    givenIds: v.optional(givenIdsSchema),
  }),
  v.check((change) => Object.keys(change).length > 0, 'changes nothing'),
);
export type ChangeWorkspace = v.InferOutput<typeof changeWorkspaceSchema>;

/** Points the workspace from one data set to another, unless it points elsewhere (compare and set). */
export const moveHeadSchema = v.object({
  from: v.string(),
  name: v.optional(nameSchema),
  record: workspaceRecordSchema,
  givenIds: v.optional(givenIdsSchema),
});
export type MoveHead = v.InferOutput<typeof moveHeadSchema>;

/** Undoes the last import: when, in the zone of the person. The server sets who. */
export const undoImportSchema = v.object({ from: v.string(), zone: v.string() });
