import { partOfBatch } from '@/components/text/recordTexts';
import type { Batch } from '@/domain/payments/schema';
import { DialogButton } from './DialogButton';

/** 'Part of a batch of 180': opens the report of the batch. */
export function BatchNote({ batch }: { batch: Batch }) {
  return <DialogButton dialog={{ kind: 'batch', batchId: batch.id }}>{partOfBatch(batch.size)}</DialogButton>;
}
