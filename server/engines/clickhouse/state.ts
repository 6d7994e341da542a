import type { EngineColumns } from '../columns/engineColumns';
import { NO_EVENTS } from '@/domain/payments/recordedPayments';
import type { StatementSource } from '@/domain/statements/source';
import type { RootState } from '@/store/rootReducer';
import type { StoredPayment } from '../storedPayment';
import { storedSource } from '../storedSource';
import { tableOfStored, type Directory } from '../storedTable';
import type { Condition } from './client/sending';

/**
 * A snapshot as questions need it. `touched` are the payments that somebody recorded something about, and those with a dispute: the
 * selectors answer for them, ClickHouse answers for all as they are stored, and the stored part of the touched ones is subtracted.
 */
export type EngineState = {
  state: RootState;
  directory: Directory;
  table: string;
  /** The table that has what lists are sorted and filtered by, in the order of ids. */
  byId: string;
  /** The payments of the snapshot have positions below this one. Undefined if the tables have no others. */
  records: number | undefined;
  /** The touched payments with what was recorded, and those of them that sums of ClickHouse have, as they are stored. */
  touched: EngineColumns;
  stored: EngineColumns;
  rows: readonly StoredPayment[];
  /** The payments that ClickHouse sums: all, or all but the touched ones if charge models were recorded. */
  summed: Condition;
  /** SQL of the platform's part of a payment, in cents. */
  platformPart: string;
};

/** What sums of ClickHouse have of the touched payments. */
export function storedPart({ summed, directory, state }: EngineState, source: StatementSource): StatementSource {
  if (summed.tables.length === 0) return { ...source, recorded: NO_EVENTS };
  const { table } = tableOfStored(directory, []);
  return { ...storedSource(state, directory, []), table, recorded: NO_EVENTS };
}
