import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/schema';
import { PAGE_SIZES } from '@/domain/lists/paging';
import { MODEL_PRESETS, type ModelPreset } from '@/domain/money/chargeModel';
import { centsSchema, currencyCodeSchema } from '@/domain/money/schema';
import { TRANSACTION_LIST, type TransactionColumn } from '@/domain/payments/transactionList';
import { storedObject } from '@/domain/recordSchema';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { hashSchema, zoneSchema } from './workspaces';

/** In parts: the files that one workspace can have. Each has at most as many bytes as an import in a browser. */
export const MOST_PARTS = 10_000;

const textSchema = v.pipe(v.string(), v.maxLength(1_000));
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pageSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const COLUMNS = Object.keys(TRANSACTION_LIST.columns) as TransactionColumn[];

/** An incomplete range filters nothing, as on screen. */
const rangeSchema = v.object({ start: v.nullable(daySchema), end: v.nullable(daySchema) });
const spanSchema = v.object({ start: daySchema, end: daySchema });

const filterSchema = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  status: v.optional(textSchema),
  merchantId: v.optional(textSchema),
  range: v.optional(rangeSchema),
  amounts: v.optional(v.object({ least: centsSchema, most: centsSchema })),
});

const orderEntries = {
  filter: filterSchema,
  sort: v.nullable(v.object({ column: v.picklist(COLUMNS), direction: v.picklist(['ascending', 'descending']) })),
};
const sizeSchema = v.picklist(PAGE_SIZES);

/** A question of the port of the engine, by the name of its method. */
export const engineQuestionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    ...orderEntries,
    size: sizeSchema,
    at: v.union([v.object({ page: pageSchema }), v.object({ after: textSchema })]),
  }),
  v.object({ kind: v.literal('totals'), filter: filterSchema }),
  v.object({ kind: v.literal('payment'), id: textSchema }),
  v.object({ kind: v.literal('neighbors'), ...orderEntries, id: textSchema }),
  v.object({ kind: v.literal('rows'), ...orderEntries }),
  v.object({ kind: v.literal('volume') }),
  v.object({ kind: v.literal('merchants') }),
  v.object({ kind: v.literal('balances'), span: spanSchema }),
  v.object({
    kind: v.literal('statement'),
    partyId: textSchema,
    span: spanSchema,
    size: sizeSchema,
    page: pageSchema,
  }),
  v.object({ kind: v.literal('statementLines'), partyId: textSchema, span: spanSchema }),
  v.object({ kind: v.literal('feeCheck') }),
]);
export type EngineQuestion = v.InferOutput<typeof engineQuestionSchema>;
/** The answers to these questions are streams. */
export type StreamedQuestion = Extract<EngineQuestion, { kind: 'rows' | 'statementLines' }>;
export type AnsweredQuestion = Exclude<EngineQuestion, StreamedQuestion>;

/** Whether the answer to a question is a stream. */
export const isStreamed = (question: EngineQuestion): question is StreamedQuestion =>
  question.kind === 'rows' || question.kind === 'statementLines';

/**
 * `POST /api/workspaces/:id/questions`: a question about the payments of a data set after the changes up to `seq` of the
 * log. `list` names what asks; a newer question of the same person with the same name cancels the older one, which is then
 * answered with the problem `replaced`. An answer is `{ answer }`; that of `rows` and of `statementLines` is NDJSON: `{ rows }` or
 * `{ portion }` for each portion, and `{ end: true }` last, without which it was cut off, or a problem.
 */
export const askEngineSchema = v.object({
  dataSet: hashSchema,
  seq: countSchema,
  list: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  question: engineQuestionSchema,
});
export type AskEngine = v.InferOutput<typeof askEngineSchema>;

/** `POST /api/engine-workspaces`: a workspace whose payments are in the engine. It has none until its first parts are read. */
export const createEngineWorkspaceSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^team-[A-Za-z0-9_-]{8,60}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  currency: currencyCodeSchema,
  /** The IANA name of the zone of its days, and of times without a zone. */
  timeZone: zoneSchema,
  chargeModel: v.optional(v.picklist(Object.keys(MODEL_PRESETS) as ModelPreset[])),
});
export type CreateEngineWorkspace = v.InferOutput<typeof createEngineWorkspaceSchema>;

/**
 * `POST /api/workspaces/:id/finish`: reads all parts and moves the workspace to their payments, if it still has the data
 * set `from`. `matchings` are the answers about columns that no format defines, as an import in a browser remembers them.
 */
export const finishPartsSchema = v.object({
  from: hashSchema,
  matchings: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(100_000)))),
});
export type FinishParts = v.InferOutput<typeof finishPartsSchema>;

/** A file of a workspace in the engine. The same number with the same bytes changes nothing. */
export const enginePartSchema = storedObject({
  number: countSchema,
  name: v.string(),
  hash: v.string(),
  bytes: v.number(),
});
export type EnginePart = v.InferOutput<typeof enginePartSchema>;

/** What happened to the rows of the parts. `payments` and `refunds` are what the workspace has now. */
export const finishedPartsSchema = storedObject({
  dataSet: hashSchema,
  payments: countSchema,
  refunds: countSchema,
  refused: countSchema,
  /** Up to 100 refused rows, with the reason. */
  refusals: v.array(storedObject({ name: v.string(), line: v.number(), reason: v.string() })),
  seconds: v.number(),
});
export type FinishedParts = v.InferOutput<typeof finishedPartsSchema>;
