import { confirmedPayouts } from '@/domain/reconciliation/payouts/confirmedPayouts';
import { createSelector } from '@/selectors/createSelector';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { selectReports } from './reconciliationSelectors';

/** The name of the bank report that confirms each payout, by the id of the payout. */
export const selectConfirmedPayouts = createSelector([selectPayouts, selectReports], confirmedPayouts);
