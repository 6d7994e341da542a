import { startFeeCheck, type FeeGroup } from '@/domain/fees/feeCheck';
import { FEE_GROUP_LIST } from './feeGroupList';
import { splitsOverTime } from '@/domain/fees/splits';
import { adviseSurcharges } from '@/domain/fees/surcharges';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { isPaidAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectToday } from '@/slices/workspaceSlice';

/** The split of each integration at a time: an edit of a split applies to later payments only. */
const selectSplitAt = createSelector(
  [selectIntegrationRows, selectIntegrationOverlay, selectEdits],
  (now, { rows }, edits) => splitsOverTime(now, rows, Object.values(edits)),
);

/** Starts a fee check, which runs in portions because a million payments would block the page. */
export const selectFeeChecking = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectSplitAt, selectCurrency],
  (table, recorded, splitAt, currency) => ({
    length: table.length,
    start: () => startFeeCheck({ ...table, isPaidAt: (index) => isPaidAt(table, recorded, index) }, splitAt, currency),
  }),
);

export function feeGroupsList(groups: readonly FeeGroup[], names: ReadonlyMap<string, string>) {
  const rows = groups.map((group) => ({
    ...group,
    id: [group.merchantId, group.party, group.fault, group.split.hundredths, group.split.unit].join(' '),
    merchantName: merchantNameOf(names, group.merchantId),
  }));
  return createSecondaryViewList(FEE_GROUP_LIST, () => rows);
}

export const selectSurchargeAdvice = createSelector(
  [selectIntegrationRows, selectMerchantRows, selectToday],
  adviseSurcharges,
);
