import type { DataSet, DataSetMerchant } from '@/data/dataSets/dataSet';
import { customStatusesOf } from '@/data/tables/tableOfDataSet';
import { spellDay, type Day } from '@/domain/calendar/dates';
import type { Merchant } from '@/domain/merchants/merchants';
import type { InboxItem } from '@/domain/notifications/notifications';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { workspaceSlice } from '@/slices/workspaceSlice';
import type { RootState } from './rootReducer';
import * as texts from './startTexts';

/** If no file describes a merchant, only its name and figures are known. */
const NOTHING_KNOWN: Omit<Merchant, keyof DataSetMerchant | 'status'> = {
  contactPerson: '',
  contactNumber: '',
  businessEmail: '',
  website: '',
  description: '',
  ...({ street: '', country: '', state: '', zipCode: '', city: '' } as const),
};

/** The initial state of an imported workspace. Its payments are in the open data set. */
export function startStateOf(workspace: Workspace, dataSet: DataSet) {
  const merchants = dataSet.merchants.map((row) => merchantOf(row, dataSet.today));
  const integrations = dataSet.integrations.map(({ merchant, ...integration }) => ({
    ...integration,
    merchantId: merchants[merchant]?.id ?? '',
  }));
  return {
    workspace: {
      today: dataSet.today,
      currency: dataSet.currency,
      timeZone: workspace.timeZone ?? dataSet.words.zones[0] ?? 'UTC',
      own: workspace,
      known: null,
      room: null,
    },
    transactions: { rows: [], fees: [], disputes: [] },
    merchants: { rows: merchants, changed: {} },
    transactionsList: {
      ...transactionsListSlice.getInitialState(),
      ownOptions: { status: customStatusesOf(dataSet) },
    },
    integrations: { rows: integrations, changed: {} },
    notifications: { rows: [], marks: {} },
    inbox: { items: [importedItem(workspace)], readIds: [], openId: null },
    volume: { summaries: dataSet.volume, monthBefore: dataSet.monthBefore },
  } satisfies Partial<RootState>;
}

/** The initial state of a restored copy of the sample. Everything else is as in the sample. */
export function startStateOfCopy(workspace: Workspace): Partial<RootState> {
  return { workspace: { ...workspaceSlice.getInitialState(), own: workspace } };
}

/** The merchant from its payments, overridden by the fields of a merchant file. */
function merchantOf({ told: reported, ...row }: DataSetMerchant, today: Day): Merchant {
  const { fileId: _fileId, ...known } = reported ?? {};
  const joinedOn = row.transactions === 0 ? today : row.joinedOn;
  return { ...NOTHING_KNOWN, ...row, joinedOn, status: 'Active', ...known };
}

/** The inbox item about an import. */
function importedItem({ hash, rows, source, importedOn }: Workspace): InboxItem {
  return {
    // Every import is a new item, so it is unread.
    id: Number.parseInt(hash.slice(0, 8), 16),
    title: texts.fileImported,
    message: texts.importedPayments(rows, source),
    time: spellDay(importedOn),
  };
}
