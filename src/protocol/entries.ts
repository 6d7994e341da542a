import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';

/** In proposals and in bytes: what one request may bring. */
export const MOST_PROPOSALS = 500;
export const MOST_BYTES = 1_000_000;

/** In bytes, with entries: a report with the most discrepancies that it lists has about five million, and is one entry. */
export const MOST_ENTRY_BYTES = 8_000_000;

/** In changes: what one answer has at most. `isMore` says that there are further ones, even if it has none. */
export const PAGE_SIZE = 4_000;

const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(1_000));

/** The person who did something. The server takes it from the session. */
export const personSchema = storedObject({ id: v.string(), name: v.string() });
export type Person = v.InferOutput<typeof personSchema>;

/** `logId` is another one after the log was deleted or the server was restored from a backup. */
export const logHeadSchema = storedObject({ seq: position, logId: v.optional(v.string()) });

/**
 * A change as the server has it: who made it, and its instant (`2026-11-26T15:04:05.123Z`), both set by the server. Unknown
 * kinds and fields are those of a later version, and everybody keeps them.
 */
export const changeSchema = v.looseObject({
  seq: position,
  kind: v.string(),
  id: v.string(),
  value: v.unknown(),
  withdrawn: v.optional(v.literal(true)),
  /** The entry was erased, so that its value is gone. Only entries of the quarantine can be erased. */
  erased: v.optional(v.literal(true)),
  schema: v.optional(v.number()),
  /** The idempotency key of its proposal. */
  key: v.optional(v.string()),
  by: personSchema,
  at: v.string(),
});
export type TeamChange = v.InferOutput<typeof changeSchema>;

/** A segment of a log: the position of its last change, and the hash of that, which is its name. */
export const segmentHeadSchema = storedObject({ seq: position, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
export type SegmentHead = v.InferOutput<typeof segmentHeadSchema>;

/** The changes after a position, in order, each entry as it was changed last. `isWhole`: they are all that the log has. */
export const readingSchema = storedObject({
  changes: v.array(changeSchema),
  head: logHeadSchema,
  isWhole: v.boolean(),
  /** There are changes after `head.seq`, because the answer is full. */
  isMore: v.optional(v.literal(true)),
  /** The segments that have the changes up to `head.seq`, for a reader who asks for them. They may have some before it. */
  segments: v.optional(v.array(segmentHeadSchema)),
});
export type TeamReading = v.InferOutput<typeof readingSchema>;

/**
 * A change that is to be stored. The same key twice is stored once. The server sets `recordedBy`, `recordedAt` and
 * `sequence` of new records in the value, and every figure that it can compute.
 */
export const teamProposalSchema = v.looseObject({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  kind: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,50}$/)),
  id: shortText,
  value: v.optional(v.unknown()),
  withdrawn: v.optional(v.literal(true)),
  isErased: v.optional(v.literal(true)),
  schema: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
export type TeamProposal = v.InferOutput<typeof teamProposalSchema>;

/**
 * All proposals are stored in their order, or none. `seen` is the position up to which the page has read the log. `person` is
 * who was signed in when the page opened: another person may have signed in in the same browser since.
 */
export const proposeRequestSchema = v.object({
  seen: logHeadSchema,
  person: v.optional(shortText),
  proposals: v.pipe(v.array(teamProposalSchema), v.minLength(1), v.maxLength(MOST_PROPOSALS)),
});
export type ProposeRequest = v.InferOutput<typeof proposeRequestSchema>;

/** The proposals as they are stored, in their order. */
export const proposeAnswerSchema = storedObject({ changes: v.array(changeSchema), head: logHeadSchema });
export type ProposeAnswer = v.InferOutput<typeof proposeAnswerSchema>;

/** A message of the stream of events: the newest position of the log and the data set that the workspace has now. */
export const headEventSchema = storedObject({ ...logHeadSchema.entries, dataSet: v.string() });
export type HeadEvent = v.InferOutput<typeof headEventSchema>;

/** Another message of the stream: the people or the roles of the team have changed, so `GET /api/me` has other ones. */
export const TEAM_NEWS = { team: 'changed' } as const;
export const teamNewsSchema = v.looseObject({ team: v.literal(TEAM_NEWS.team) });
