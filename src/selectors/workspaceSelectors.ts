import { findCurrency } from '@/domain/money/currency';
import { selectCurrencyCode } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';

/** The currency of all amounts. */
export const selectCurrency = createSelector([selectCurrencyCode], findCurrency);
