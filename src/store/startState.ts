import type { DataSet, DataSetMerchant } from '@/data/dataSets/dataSet';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { RootState } from './rootReducer';

/** Of a merchant that no file described, only the name and its figures are known. */
const NOTHING_KNOWN: Omit<Merchant, keyof DataSetMerchant | 'status'> = {
  ...{ contactPerson: '', contactNumber: '', businessEmail: '', website: '', description: '' },
  ...({ street: '', country: '', state: '', zipCode: '', city: '' } as const),
};

/** What the console starts with in a workspace of own data: its payments are in the data set, whose table is open. */
export function startStateOf(workspace: Workspace, dataSet: DataSet) {
  const merchants = dataSet.merchants.map((row): Merchant => ({ ...NOTHING_KNOWN, ...row, status: 'Active' }));
  return {
    workspace: {
      ...{ today: dataSet.today, currency: dataSet.currency, timeZone: dataSet.words.zones[0] ?? 'UTC' },
      ...{ own: workspace, known: null },
    },
    transactions: { rows: [], fees: [] },
    merchants: { rows: merchants, changed: {} },
    integrations: { rows: [], changed: {} },
    notifications: { rows: [], marks: {} },
    inbox: { items: [], readIds: [], openId: null },
    volume: { summaries: dataSet.volume, monthBefore: dataSet.monthBefore },
  } satisfies Partial<RootState>;
}
