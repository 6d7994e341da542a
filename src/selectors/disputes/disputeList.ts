import { daysBetween } from '@/domain/calendar/dayCounts';
import { isOpenDispute } from '@/domain/disputes/fileDisputes';
import type { Dispute } from '@/domain/disputes/disputes';
import { PARTIES, type Party } from '@/domain/payments/refunds/refundAllocation';
import { defineList } from '@/domain/lists/lists';
import { merchantNameOf } from '@/domain/merchants/merchants';
import type { Cents } from '@/domain/money/money';
import {
  ASSIGNED_COLUMNS,
  ASSIGNED_FILTER,
  selectAssigneeOptions,
  selectAssignedFieldsOf,
  type AssignedFields,
} from '@/selectors/assignments/assignedFilter';
import { PATHS } from '@/domain/screens';
import { compareCodes } from '@/lib/compareCodes';
import { createSelector } from '@/selectors/createSelector';
import { createSelectedRows } from '@/selectors/lists/selection';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { sharesAt } from '@/selectors/payments/disputePostings';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import * as texts from './texts';

/** A row of the tab Disputes. `days` are those left to respond, below 0 if the day has passed. */
export type DisputeRow = Dispute &
  AssignedFields & {
    merchantId: string;
    merchantName: string;
    days: number | undefined;
    bearers: readonly { party: Party; cents: Cents }[];
  };

/**
 * Disputes that are due first, by their day, then the other open ones, then the closed ones, the newest first. Of disputes of
 * the same day, the last one comes first.
 */
export const selectDisputeRows = createSelector(
  [selectDisputes, selectTransactionTable, selectMerchantNames, selectToday, selectAssignedFieldsOf],
  (disputes, table, names, today, fieldsOf): readonly DisputeRow[] =>
    disputes
      .map((dispute): DisputeRow => {
        const index = table.indexOf(dispute.transactionId) ?? 0;
        const merchantId = table.merchantIdAt(index);
        const { shares } = sharesAt(table, index, dispute);
        const isDue = isOpenDispute(dispute.status) && dispute.status !== 'under review';
        const days = isDue && dispute.evidenceDue !== undefined ? daysBetween(today, dispute.evidenceDue) : undefined;
        const bearers = PARTIES.flatMap((party) => (shares[party] ? [{ party, cents: shares[party] }] : []));
        const assigned = fieldsOf({ subject: 'dispute', subjectId: dispute.id });
        return { ...dispute, ...assigned, merchantId, merchantName: merchantNameOf(names, merchantId), days, bearers };
      })
      .reverse()
      .sort((a, b) => rankOf(a) - rankOf(b) || (a.days ?? 0) - (b.days ?? 0) || compareCodes(b.openedAt, a.openedAt)),
);

const rankOf = ({ days, status }: DisputeRow) => (days !== undefined ? 0 : isOpenDispute(status) ? 1 : 2);

export const DISPUTE_LIST = defineList<DisputeRow>()({
  noun: 'dispute',
  path: PATHS.transactions,
  columns: {
    due: { header: 'DUE', value: ({ evidenceDue = '' }) => evidenceDue, text: ({ evidenceDue = '' }) => evidenceDue },
    payment: { header: 'PAYMENT', value: ({ transactionId }) => transactionId },
    merchant: { header: 'MERCHANT', value: ({ merchantName }) => merchantName },
    reason: { header: 'REASON', value: ({ reason }) => reason },
    bearer: { header: 'BORNE BY', value: ({ bearers }) => texts.bearers(bearers.map(({ party }) => party)) },
    amount: { header: 'AMOUNT', kind: 'money', value: ({ amount }) => amount },
    status: { header: 'STATUS', value: ({ status }) => texts.statuses[status] },
  },
  filters: {
    state: {
      label: 'Status',
      options: ['All disputes', 'Open', 'Closed'],
      matches: ({ status }, option) => isOpenDispute(status) === (option === 'Open'),
    },
    assigned: ASSIGNED_FILTER,
  },
  searchedTexts: ({ transactionId, merchantName, reason, status }) => [transactionId, merchantName, reason, status],
  fileColumns: [
    { header: 'OPENED', text: ({ openedAt }) => openedAt },
    { header: 'NETWORK CODE', text: ({ networkCode }) => networkCode },
    ...ASSIGNED_COLUMNS,
  ],
});

export const disputesList = createSecondaryViewList(DISPUTE_LIST, selectDisputeRows, selectAssigneeOptions);

/** The selected disputes, in the order of their list. */
export const selectSelectedDisputes = createSelectedRows('disputes', selectDisputeRows, disputesList.selectSorted);
