import type { AppDispatch } from '@/store/store';
import { BATCHES_KEY, type TextStorage } from './storage';

/** Offers the batches that a closed page did not finish, if there are any. If this fails, the next start tries again. */
export async function offerStoredBatches(storage: TextStorage, dispatch: AppDispatch): Promise<void> {
  try {
    if (storage.getItem(BATCHES_KEY) === null) return;
    const { offerInterruptedBatches } = await import(/* webpackChunkName: "batches-offer" */ './interruptedBatches');
    await offerInterruptedBatches(storage, dispatch);
  } catch {
    // The batches stay stored, and nothing that they recorded is lost.
  }
}
