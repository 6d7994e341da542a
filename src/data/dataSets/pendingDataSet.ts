import { assemble, type Parts } from './assemble';
import type { DataSet } from './dataSet';

/** A data set that is made when it is first asked for, and what is known of it before. */
export type PendingDataSet = {
  currency: string;
  payments: number;
  merchants: number;
  integrations: number;
  make: () => DataSet;
};

/** One that is there. */
export function madeOf(dataSet: DataSet): PendingDataSet {
  return outlineOf(dataSet, () => dataSet);
}

/** One of parts, which are let go once it is made; and what did not agree in them. */
export function pendingOf(parts: Parts) {
  let state: { parts: Parts } | ReturnType<typeof assemble> = { parts };
  const assembled = () => (state = 'parts' in state ? assemble(state.parts) : state);
  return {
    pending: outlineOf(parts, () => assembled().dataSet),
    // Only where rows of refunds are there beside a column of them.
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
