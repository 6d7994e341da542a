import type { BatchKind } from '@/domain/batches/interruptedBatches';

// The banner loads without the dialogs and their texts.
export const interrupted: Record<BatchKind, (name: string | undefined) => string> = {
  refund: () => 'A batch of refunds was interrupted.',
  void: () => 'A batch of voids was interrupted.',
  cancel: (name) =>
    name === undefined
      ? 'The cancellation of an event was interrupted.'
      : `The cancellation of ${name} was interrupted.`,
};
export const recordedOf = (recorded: string, size: string) =>
  `${recorded} of ${size} payments are recorded. Continue with the others, or dismiss the batch: then they stay as they are.`;
export const continueBatch = 'Continue batch';
export const dismissBatch = 'Dismiss batch';
