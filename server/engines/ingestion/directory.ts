import type { DataSet, Summaries } from '@/data/dataSets/dataSet';
import { emptyDataSet } from '@/data/imports/directory/completeDataSet';

/** What the buckets of an ingestion hand on: everything but rows. */
export type Directory = DataSet;

/**
 * A data set without payments: merchants, integrations, words, currency, and the summaries of all payments if they are
 * given. The console opens it for a workspace whose payments are in the engine. It is also what the next rows continue, so
 * that merchants keep their ids, and numbers of words their meaning.
 */
export function directoryOf({ currency, words, merchants, integrations }: DataSet, summaries?: Summaries): Directory {
  return { ...emptyDataSet(currency), words, merchants, integrations, ...summaries };
}
