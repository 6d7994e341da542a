import type { PersistenceState } from '@/slices/persistenceSlice';

const NONE: readonly string[] = [];

/** The refunds that two tabs may have recorded for one. The slice has no selector of them, because the first look needs none. */
export const selectRepeatedRefundIds = ({ persistence }: { persistence: PersistenceState }) =>
  persistence.repeated ?? NONE;
