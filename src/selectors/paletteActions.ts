import type { UnknownAction } from '@reduxjs/toolkit';
import { containsText, findRows, rowsAt } from '@/domain/matching';
import { formatMoney } from '@/domain/money';
import { checkRefund, checkVoid, leftOf, type Gate } from '@/domain/payments';
import { dialogOpened } from '@/slices/dialogsSlice';
import { selectMerchantRows } from '@/slices/merchantsSlice';
import { selectPaletteQuery } from '@/slices/paletteSlice';
import { selectTransactionRows } from '@/slices/transactionsSlice';
import { createSelector } from './createSelector';
import { selectNamedIntegrations } from './integrationsSelectors';
import { selectRecordsOf } from './paymentsSelectors';
import { selectTransactionsSearchText } from './transactionsSearch';

/** `run` is what choosing it dispatches; null where the domain refuses, and then `reason` says why. */
export type PaletteResult = { id: string; label: string; hint?: string; run: UnknownAction | null; reason?: string };

/** So many of each kind: the palette finds, the screens list. */
export const GROUP_LIMIT = 5;

/** Of so many found payments and merchants the palette offers what can be done with them. */
const ACTED_ON = 2;

/** Void and refund, as the domain allows them, or its reason where it does not. */
export const selectPaymentActions = createSelector(
  [selectPaletteQuery, selectTransactionRows, selectTransactionsSearchText, selectRecordsOf],
  (query, rows, searchText, recordsOf) =>
    rowsAt(rows, findRows(searchText, query, undefined, { limit: ACTED_ON })).flatMap((row) => {
      const { id: transactionId } = row;
      const records = recordsOf(transactionId);
      return [
        gated(`refund-${transactionId}`, `Refund ${transactionId}`, checkRefund(row, records), {
          hint: `${formatMoney(leftOf(row, records))} left, asks first`,
          run: dialogOpened({ kind: 'refundPayment', transactionId }),
        }),
        gated(`void-${transactionId}`, `Void ${transactionId}`, checkVoid(row, records), {
          hint: `${formatMoney(row.amount)}, asks first`,
          run: dialogOpened({ kind: 'voidPayment', transactionId }),
        }),
      ];
    }),
);

/** Edit, and suspend with a reason. */
export const selectMerchantActions = createSelector([selectPaletteQuery, selectMerchantRows], (query, rows) =>
  firstOf(rows, ({ name }) => containsText(name, query))
    .slice(0, ACTED_ON)
    .flatMap(({ id: merchantId, name, status }) => [
      {
        id: `edit-${merchantId}`,
        label: `Edit ${name}`,
        hint: 'Merchant',
        run: dialogOpened({ kind: 'editMerchant', merchantId }),
      },
      gated(
        `suspend-${merchantId}`,
        `Suspend ${name}`,
        status === 'Suspended' ? { allowed: false, reason: 'Suspended already.' } : { allowed: true },
        { hint: 'Asks for a reason', run: dialogOpened({ kind: 'suspendMerchant', merchantId }) },
      ),
    ]),
);

/** Edit. */
export const selectIntegrationActions = createSelector([selectPaletteQuery, selectNamedIntegrations], (query, rows) =>
  firstOf(rows, ({ integrationName }) => containsText(integrationName, query))
    .slice(0, ACTED_ON)
    .map(({ id: integrationId, integrationName }) => ({
      id: `edit-${integrationId}`,
      label: `Edit ${integrationName}`,
      hint: 'Integration',
      run: dialogOpened({ kind: 'editIntegration', integrationId }),
    })),
);

/** The first found rows, at most as many as a group lists. */
export function firstOf<Row>(rows: readonly Row[], isFound: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (isFound(row)) found.push(row);
    if (found.length === GROUP_LIMIT) break;
  }
  return found;
}

function gated(id: string, label: string, gate: Gate, open: { hint: string; run: UnknownAction }): PaletteResult {
  return gate.allowed ? { id, label, ...open } : { id, label, hint: open.hint, run: null, reason: gate.reason };
}
