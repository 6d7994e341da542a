import type { PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import type { SlotName } from './slots';

/**
 * A question of the open screen. `slot` is the place of the screen that shows the answer, and `about` is everything beside
 * the snapshot that the answer depends on. `typed` is the text that a person may still be typing.
 */
export type EngineAsk = {
  slot: SlotName;
  about: unknown;
  /** Whether people's records change the answer. */
  isOfLog: boolean;
  typed?: string | undefined;
  /** The page of the list that follows by the cursor of the answer. */
  nextPage?: string;
  /** The payment of the answer. */
  paymentId?: string;
  ask: (engine: PaymentEngine, snapshot: Snapshot, signal: AbortSignal) => Promise<unknown>;
};
