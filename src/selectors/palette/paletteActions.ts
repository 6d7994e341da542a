import type { UnknownAction } from '@reduxjs/toolkit';
import { findRows } from '@/lib/searching/matching';
import { containsText } from '@/lib/searching/normalizing';
import { checkStatus, merchantNameOf } from '@/domain/merchants/merchants';
import { formatMoney } from '@/domain/money/money';
import { checkRefund, checkVoid, refundableAmount } from '@/domain/payments/refunds/refundRules';
import { refuse, type Eligibility, type Refusal } from '@/domain/refusals';
import { createSelector } from '@/selectors/createSelector';
import { blocksRefund, selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectNamedIntegrations } from '@/selectors/integrations/integrationsSelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { NO_RECORDS, selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectPaletteQuery } from '@/slices/ui/paletteSlice';
import * as texts from './texts';

/**
 * `run` is the action to dispatch. It is null if the action is refused, and then `refusal` is the reason. `words` are
 * synonyms of the action.
 */
export type PaletteResult = {
  id: string;
  label: string;
  synonyms?: string | undefined;
  hint?: string;
  run: UnknownAction | null;
  refusal?: Refusal;
};

/** The palette lists at most this many results of each kind. */
export const GROUP_LIMIT = 5;

/** The palette offers actions for at most this many payments and merchants. */
const ACTED_ON = 2;

/** If the query starts with an action, at most this many payments are checked for it. */
const MOST_CHECKED = 100;

/** Splits `refund harbor` into the action and its object. Null if the query does not start with an action. */
export function readRequest<Verb extends string>(
  query: string,
  verbs: readonly Verb[],
): { kind: Verb; wanted: string } | null {
  for (const kind of verbs) {
    const wanted = new RegExp(`^\\s*${kind}\\s+(\\S.*)`, 'i').exec(query)?.[1];
    if (wanted !== undefined) return { kind, wanted };
  }
  return null;
}

/**
 * Void and refund, or the reason why the domain refuses them. A query that starts with one of them gets only that
 * action, for more payments, allowed ones first.
 */
export const selectPaymentActions = createSelector(
  [
    selectPaletteQuery,
    selectTransactionTable,
    selectTransactionsSearchText,
    selectRecordedPayments,
    selectMerchantNames,
    selectCurrency,
    selectDisputesByPayment,
  ],
  (query, table, searchText, recorded, names, currency, disputes) => {
    const find = (wanted: string, limit: number) =>
      [...findRows(searchText, wanted, undefined, { limit })].map((index) => {
        const row = table.rowAt(index);
        const records = recorded.get(index)?.records ?? NO_RECORDS;
        return { row, records, merchantName: merchantNameOf(names, row.merchantId) };
      });
    type Found = ReturnType<typeof find>[number];
    const refundOf = ({ row, records, merchantName }: Found) =>
      eligible(
        `refund-${row.id}`,
        texts.refund(row.id),
        blocksRefund(disputes.get(row.id)) ? refuse({ kind: 'paymentDisputed' }) : checkRefund(row, records),
        {
          hint: texts.refundable(merchantName, formatMoney(refundableAmount(row, records), currency)),
          run: dialogOpened({ kind: 'refundPayment', transactionId: row.id }),
        },
      );
    const voidOf = ({ row, records, merchantName }: Found) =>
      eligible(`void-${row.id}`, texts.voidPayment(row.id), checkVoid(row, records), {
        hint: texts.voidable(merchantName, formatMoney(row.amount, currency)),
        run: dialogOpened({ kind: 'voidPayment', transactionId: row.id }),
      });

    const request = readRequest(query, ['refund', 'void']);
    if (!request) return find(query, ACTED_ON).flatMap((found) => [refundOf(found), voidOf(found)]);
    const checked = find(request.wanted, MOST_CHECKED).map(request.kind === 'refund' ? refundOf : voidOf);
    return [...checked.filter(({ run }) => run), ...checked.filter(({ run }) => !run)].slice(0, GROUP_LIMIT);
  },
);

/** Edit, and suspend with a reason. A query that starts with one of them gets only that action, for more merchants. */
export const selectMerchantActions = createSelector([selectPaletteQuery, selectMerchantRows], (query, rows) => {
  const request = readRequest(query, ['edit', 'suspend']);
  return firstMatches(rows, ({ name }) => containsText(name, request?.wanted ?? query))
    .slice(0, request ? GROUP_LIMIT : ACTED_ON)
    .flatMap(({ id: merchantId, name, status }) => {
      const edit: PaletteResult = {
        id: `edit-${merchantId}`,
        label: texts.edit(name),
        hint: texts.merchant,
        run: dialogOpened({ kind: 'editMerchant', merchantId }),
      };
      const suspend = eligible(`suspend-${merchantId}`, texts.suspend(name), checkStatus({ status }, 'Suspended'), {
        hint: texts.asksForReason,
        run: dialogOpened({ kind: 'suspendMerchant', merchantId }),
      });
      if (!request) return [edit, suspend];
      return request.kind === 'edit' ? [edit] : [suspend];
    });
});

/** The actions of an integration. */
export const selectIntegrationActions = createSelector([selectPaletteQuery, selectNamedIntegrations], (query, rows) => {
  const request = readRequest(query, ['edit']);
  return firstMatches(rows, ({ integrationName }) => containsText(integrationName, request?.wanted ?? query))
    .slice(0, request ? GROUP_LIMIT : ACTED_ON)
    .map(({ id: integrationId, integrationName }) => ({
      id: `edit-${integrationId}`,
      label: texts.edit(integrationName),
      hint: texts.integration,
      run: dialogOpened({ kind: 'editIntegration', integrationId }),
    }));
});

/** The first found rows, as many as a group lists. */
export function firstMatches<Row>(rows: readonly Row[], isFound: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (isFound(row)) found.push(row);
    if (found.length === GROUP_LIMIT) break;
  }
  return found;
}

function eligible(
  id: string,
  label: string,
  eligibility: Eligibility,
  open: { hint: string; run: UnknownAction },
): PaletteResult {
  return { id, label, ...open, ...(!eligibility.allowed && { run: null, refusal: eligibility.refusal }) };
}
