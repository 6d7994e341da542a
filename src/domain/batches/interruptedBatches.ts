import * as v from 'valibot';
import { centsSchema } from '@/domain/money/schema';
import { REFUND_REASONS } from '@/domain/payments/vocabulary';
import { storedObject } from '@/domain/recordSchema';
import { parseJson } from '@/lib/objects';

/** The dialogs from which a batch runs. */
export const BATCH_KINDS = ['refund', 'void', 'cancel'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

const FORMAT = 1;

/** A payment of a batch: its id, the id of its merchant, and the refund in cents; a void has none. */
const rowSchema = v.union([
  v.strictTuple([v.string(), v.string()]),
  v.strictTuple([v.string(), v.string(), v.pipe(centsSchema, v.minValue(1))]),
]);

const canceledSchema = storedObject({ merchantName: v.string(), days: v.string(), event: v.string() });

/**
 * The event that a batch cancels, as the notice to its merchant names it: by its name, or by its days (`Jun 1 – 30, 2024`) if
 * the name is empty.
 */
export type CanceledEvent = v.InferOutput<typeof canceledSchema>;

const batchSchema = storedObject({
  id: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.optional(v.string()),
  kind: v.picklist(BATCH_KINDS),
  reason: v.picklist(REFUND_REASONS),
  canceled: v.optional(canceledSchema),
  rows: v.array(rowSchema),
});

/**
 * A batch as a browser stores it from its confirmation to its last row. What is done is not in it, because the records of
 * the batch say it.
 */
export type StoredBatch = v.InferOutput<typeof batchSchema>;

const listSchema = v.looseObject({ schema: v.number(), batches: v.array(v.looseObject({ id: v.string() })) });

/** The stored batches that this version can read. A damaged text has none. */
export function readBatches(text: string | null): StoredBatch[] {
  return readList(text).flatMap((batch) => {
    const read = v.safeParse(batchSchema, batch);
    return read.success ? [read.output] : [];
  });
}

/** The text with one more batch. Those that only a later version can read stay. */
export function addBatch(text: string | null, batch: StoredBatch): string {
  return writeList([...readList(text).filter(({ id }) => id !== batch.id), batch]);
}

/** The text without a batch; null if it was the only one. */
export function removeBatch(text: string | null, batchId: string): string | null {
  const others = readList(text).filter(({ id }) => id !== batchId);
  return others.length === 0 ? null : writeList(others);
}

function readList(text: string | null): readonly { id: string }[] {
  const read = v.safeParse(listSchema, parseJson(text ?? ''));
  return read.success ? read.output.batches : [];
}

const writeList = (batches: readonly object[]) => JSON.stringify({ schema: FORMAT, batches });
