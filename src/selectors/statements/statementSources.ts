import { spanOf, type Span } from '@/domain/calendar/periods';
import { workOutBalances } from '@/domain/statements/balances';
import { groupByMerchant, groupByParty } from '@/domain/statements/source';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { selectToday } from '@/slices/workspaceSlice';

const selectPaymentsByMerchant = createSelector([selectTransactionTable], groupByMerchant);

/** All payouts, those recorded last first. */
export const selectPayouts = createSelector([selectPayoutRecords], (records) =>
  Object.values(records).sort((one, other) => (one.id < other.id ? 1 : -1)),
);

const selectPayoutsByParty = createSelector([selectPayoutRecords], (records) => groupByParty(Object.values(records)));

const selectIssuedByParty = createSelector([selectIssuedStatements], (issued) =>
  groupByParty(Object.values(issued).sort((one, other) => (one.end < other.end ? -1 : 1))),
);

/** All that statements are worked out from. */
export const selectStatementSource = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectPaymentsByMerchant, selectPayoutsByParty, selectIssuedByParty],
  (table, recorded, merchants, payouts, issued) => ({ table, recorded, merchants, payouts, issued }),
);

/** The days of the statements: those chosen, or the newest month. */
export const selectStatementDays = createSelector(
  [(state: Parameters<typeof selectStatementsView>[0]) => selectStatementsView(state).days, selectToday],
  (days, today): Span => days ?? spanOf('month', 0, today),
);

/** Where each party stands (cents): those that take fees first, then the merchants in their order. */
export const selectBalances = createSelector(
  [selectStatementSource, selectStatementDays, selectMerchantNames],
  (source, days, names) => workOutBalances(source, days, [...names.keys()]),
);

const selectBalancesById = createSelector(
  [selectBalances],
  (balances) => new Map<string, (typeof balances)[number]>(balances.map((each) => [each.partyId, each])),
);

/** Where one party stands (cents); undefined where there is none of that id. */
export const selectBalance = (state: Parameters<typeof selectBalances>[0], partyId: string) =>
  selectBalancesById(state).get(partyId);
