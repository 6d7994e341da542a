import * as v from 'valibot';
import { logHeadSchema, personSchema } from './entries';

/**
 * An error as the server answers it (RFC 9457), with a sentence for people in `detail`. The `type` ends with one of these:
 * - `changed`: the log has changes after `seen`. Nothing is stored; read them and judge again.
 * - `refused`: the rules refuse a proposal. Nothing of the request is stored. `refusals` says which and why.
 * - `moved`: the workspace points to another data set.
 * - `taken`: a workspace with this id exists, or an account with this e-mail address.
 * - `rows-missing`: the data set was not put, or it is not what its hash says or cannot be read.
 * - `replaced`: a newer question of the same list replaced this one.
 * - `signed-out`, `forbidden`, `not-found`, `malformed`, `too-large`, `too-many`, `older-console`, `unavailable`.
 */
export const problemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  head: v.optional(logHeadSchema),
  refusals: v.optional(
    v.array(
      v.looseObject({
        key: v.string(),
        /** A refusal of `domain/refusals`, with its figures in cents. */
        refusal: v.looseObject({ kind: v.string() }),
        /** The accepted change that came first, if there is one. */
        first: v.optional(v.looseObject({ by: personSchema, at: v.string(), kind: v.string(), value: v.unknown() })),
      }),
    ),
  ),
});
export type Problem = v.InferOutput<typeof problemSchema>;

export const PROBLEM_TYPE = 'urn:splitpay:problem:';
export type ProblemKind =
  | 'changed'
  | 'refused'
  | 'moved'
  | 'taken'
  | 'rows-missing'
  | 'replaced'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'older-console'
  | 'unavailable';
