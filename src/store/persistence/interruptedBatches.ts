import { readBatches, type StoredBatch } from '@/domain/batches/interruptedBatches';
import { batchInterrupted, type InterruptedBatch } from '@/slices/persistenceSlice';
import { isLockFree } from '@/store/pageLock';
import type { AppDispatch } from '@/store/store';
import { BATCHES_KEY, type TextStorage } from './storage';

/** The lock of a page that runs a batch. */
export const lockOfBatch = (batchId: string) => `splitpay:batch:${batchId}`;

/** A stored batch without its rows. */
export function aboutBatch({ id, size, kind, name }: StoredBatch): InterruptedBatch {
  return { id, size, kind, ...(name !== undefined && { name }) };
}

/** Offers the batches that a closed page did not finish. Another tab may still run one, which is not offered. */
export async function offerInterruptedBatches(storage: TextStorage, dispatch: AppDispatch): Promise<void> {
  for (const batch of readBatches(storage.getItem(BATCHES_KEY)))
    if (await isLockFree(lockOfBatch(batch.id))) dispatch(batchInterrupted(aboutBatch(batch)));
}
