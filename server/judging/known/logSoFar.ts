import type { EntryChange } from '@/domain/entries/entryKinds';

/** The log of a workspace up to a position, which counts from the start of all of its logs. */
export type LogSoFar = { head: number; changes: readonly EntryChange[] };
