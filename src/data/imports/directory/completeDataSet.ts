import { assemble } from '@/data/dataSets/assemble';
import { BUILT_IN_STATUSES, tablesOf, type DataSet, type DataSetMerchant } from '@/data/dataSets/dataSet';
import { NO_DAY } from '@/data/dataSets/summaries';
import { createNames } from '@/data/imports/vocabulary';
import type { ImportedIntegration } from '@/domain/imports/directory/readIntegration';
import type { MerchantRecord } from '@/domain/imports/directory/readMerchant';

/** A data set without payments, for data from other files. */
export function emptyDataSet(currency: string): DataSet {
  const words = { zones: [], statuses: BUILT_IN_STATUSES, integrations: [''], partners: [''] };
  return assemble({ ...tablesOf(new Map()), currency, words, merchants: [], integrations: [], knownBy: () => '' })
    .dataSet;
}

/**
 * The data set with the fields of a merchant file. A merchant of payments gets the fields, and any other merchant is
 * added.
 */
export function withMerchants(dataSet: DataSet, reported: readonly MerchantRecord[]): DataSet {
  const names = createNames(dataSet.merchants);
  const merchants = [...dataSet.merchants];
  for (const merchant of reported) {
    const index =
      names.find(merchant.name) ?? (merchant.fileId && names.find(merchant.fileId)) ?? names.indexOf(merchant.name);
    if (index === '' || index === undefined) continue;
    merchants[index] = { ...(merchants[index] ?? newMerchant(index, merchant.name)), told: merchant };
  }
  return { ...dataSet, merchants };
}

/**
 * The data set with the integrations of a file. An existing one with the same id is replaced. An unknown merchant is
 * added.
 */
export function withIntegrations(dataSet: DataSet, reported: readonly ImportedIntegration[]): DataSet {
  const names = createNames(dataSet.merchants);
  const merchants = [...dataSet.merchants];
  const byId = new Map(dataSet.integrations.map((integration) => [integration.id, integration]));
  for (const { merchant: name, ...integration } of reported) {
    const index = names.indexOf(name) ?? 0;
    merchants[index] ??= newMerchant(index, names.terms()[index] ?? name);
    byId.set(integration.id, { ...integration, merchant: index });
  }
  return { ...dataSet, merchants, integrations: [...byId.values()] };
}

function newMerchant(index: number, name: string): DataSetMerchant {
  const id = `MER${String(index + 1).padStart(3, '0')}`;
  return { id, name, transactions: 0, totalSales: 0, joinedOn: NO_DAY };
}
