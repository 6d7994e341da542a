import { compareSpans, type ComparedSpans } from '@/domain/comparison/comparedSpans';
import { DIMENSIONS, readChoices, type ComparisonChoices, type Dimension } from '@/domain/comparison/choices';
import { lazyResumable, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectStatuses, selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectSecondaryViewState } from '@/slices/lists/secondaryViewSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { comparePayments, type ComparedGroup } from './comparePayments';
import { hasDimension } from './groupings';

/** A finished comparison: what was compared, and the figures of its groups. */
export type PaymentComparison = {
  by: Dimension;
  spans: ComparedSpans;
  merchantId: string | undefined;
  groups: readonly ComparedGroup[];
};

/** The choices of the open comparison, from its address. */
export const selectComparisonChoices = createSelector([selectSecondaryViewState], ({ chosen }) => readChoices(chosen));

/** The dimensions that the data has. */
export const selectDimensions = createSelector([selectTransactionTable], (table) =>
  DIMENSIONS.filter((by) => hasDimension(table, by)),
);

/** The day of the oldest payment. Undefined without payments. */
export const selectFirstDay = createSelector([selectTransactionTable], ({ length, isNewestFirst, dateAt }) => {
  const indices = isNewestFirst ? [length - 1] : Array.from({ length }, (_, index) => index);
  return length === 0 ? undefined : indices.map((index) => dateAt(index).slice(0, 10)).sort()[0];
});

type State = Parameters<typeof selectStatuses>[0] &
  Parameters<typeof selectToday>[0] &
  Parameters<typeof selectMerchant>[0];

const NO_STATUSES = new Uint16Array();

/** The dimension of the choices, or the first one if the data lacks it. */
export function selectDimension(state: State, { by }: ComparisonChoices): Dimension {
  return hasDimension(selectTransactionTable(state), by) ? by : DIMENSIONS[0];
}

/**
 * Creates a selector that compares payments in steps. Another measure compares nothing again, because each group has the
 * figures of all measures. An unknown merchant does not limit the payments.
 */
export function createComparing() {
  const selectSpans = createSelector(
    [
      (_state: State, { period }: ComparisonChoices) => period,
      (_state: State, { base }: ComparisonChoices) => base,
      selectToday,
    ],
    (period, base, today) => compareSpans({ period, base }, today),
  );
  return createSelector(
    [
      selectTransactionTable,
      selectRecordedPayments,
      // A refund changes statuses, so that only a comparison by status needs them.
      (state: State, choices: ComparisonChoices) =>
        selectDimension(state, choices) === 'status' ? selectStatuses(state) : NO_STATUSES,
      selectSpans,
      selectDimension,
      (state: State, { merchantId }: ComparisonChoices) => selectMerchant(state, merchantId ?? '')?.id,
    ],
    (table, recorded, statuses, spans, by, merchantId) =>
      lazyResumable(function* (): Resumable<PaymentComparison> {
        const merchant = merchantId === undefined ? undefined : table.searched.merchantIds.terms.indexOf(merchantId);
        const groups = yield* comparePayments({ table, statuses, recorded, merchant }, by, spans);
        return { by, spans, merchantId, groups };
      }),
  );
}
