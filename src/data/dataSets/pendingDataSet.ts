import { assemble, type Parts } from './assemble';
import type { DataSet } from './dataSet';

/** A data set that is built on first use, with the facts that are known before. */
export type PendingDataSet = {
  currency: string;
  payments: number;
  merchants: number;
  integrations: number;
  make: () => DataSet;
};

/** Wraps an existing data set. */
export function existingDataSet(dataSet: DataSet): PendingDataSet {
  return outlineOf(dataSet, () => dataSet);
}

/**
 * Builds the data set from its parts on first use, and then releases them. Also returns the differing refunded amounts.
 */
export function assembleLater(parts: Parts) {
  let state: { parts: Parts } | ReturnType<typeof assemble> = { parts };
  const assembled = () => (state = 'parts' in state ? assemble(state.parts) : state);
  return {
    pending: outlineOf(parts, () => assembled().dataSet),
    // Differences are possible only with both refund rows and a refunded column.
    differences: parts.refunds.length === 0 ? { count: 0, first: [] } : assembled().differences,
  };
}

function outlineOf({ currency, payments, merchants, integrations }: Parts | DataSet, make: () => DataSet) {
  return {
    currency,
    payments: payments.length,
    merchants: merchants.length,
    integrations: integrations.length,
    make,
  };
}
