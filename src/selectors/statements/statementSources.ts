import { compareRecorded } from '@/domain/calendar/recorded';
import type { TransactionTable } from '@/data/tables/transactionTable';
import { addDays, type Day } from '@/domain/calendar/dates';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { isOfPayout } from '@/domain/changes/records';
import type { Cents } from '@/domain/money/money';
import { groupBy } from '@/lib/byKey';
import { computeBalances, type Balance } from '@/domain/statements/balances';
import { FEW_ROWS, type Resumable } from '@/lib/resumable';
import { payoutHistories } from '@/domain/statements/recordedMoments';
import { groupByParty, type MerchantRows } from '@/domain/statements/source';
import { groupByMerchant, groupResumably } from '@/domain/statements/sums/grouping';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectRecordedPayments, selectTransactionTable, statementTableOf } from '@/selectors/payments/tableSelectors';
import { selectPostings } from './postingSelectors';
import { selectAdjustments } from '@/slices/entities/recordSlices';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { selectImportedWorkspace, selectToday, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';

// Cached per table, because processing its payments takes long. A page does it in steps before anything needs the
// result.
const grouped = new WeakMap<TransactionTable, MerchantRows>();

/** Whether the payments for statements are processed, or are few enough to process immediately. */
export const selectArePaymentsGrouped = (state: Parameters<typeof selectTransactionTable>[0]) => {
  const table = selectTransactionTable(state);
  return table.length < FEW_ROWS || grouped.has(table);
};

/** Processes the payments for statements in steps. */
export function* groupPayments(table: TransactionTable): Resumable<void> {
  if (!grouped.has(table)) grouped.set(table, yield* groupResumably(table));
}

const selectPaymentsByMerchant = createSelector(
  [selectTransactionTable],
  (table) => grouped.get(table) ?? groupByMerchant(table),
);

/** All payouts, the last recorded first. */
export const selectPayouts = createSelector([selectPayoutRecords], (records) =>
  Object.values(records).sort((a, b) => compareRecorded(b, a)),
);

const selectPayoutsByParty = createSelector([selectPayoutRecords], (records) => groupByParty(Object.values(records)));

const selectPayoutHistories = createSelector([selectPayoutRecords, selectReversals], (records, reversals) => {
  const all = Object.values(reversals);
  // The record of a restored payout is in its slice, or in the last reversal that has it.
  const known = new Map(
    all.flatMap((reversal) => (isOfPayout(reversal) ? [[reversal.recordId, reversal.record]] : [])),
  );
  const gone = all.flatMap((reversal) => {
    const payout = records[reversal.recordId] ?? known.get(reversal.recordId);
    return payout ? [{ ...reversal, payout, restored: reversal.broughtBack }] : [];
  });
  return groupBy(payoutHistories(Object.values(records), gone), ({ payout }) => payout.partyId);
});

const selectIssuedByParty = createSelector([selectIssuedStatements], (issued) =>
  groupByParty(Object.values(issued).sort((a, b) => (a.end < b.end ? -1 : 1))),
);

const selectStatementTable = createSelector([selectTransactionTable, selectWorkspaceTimeZone], statementTableOf);

/** Everything that statements are derived from. */
export const selectStatementSource = createSelector(
  [
    ...([selectStatementTable, selectRecordedPayments, selectPaymentsByMerchant] as const),
    ...([selectPayoutsByParty, selectPayoutHistories, selectIssuedByParty, selectPostings, selectToday] as const),
  ],
  (table, recorded, merchants, payouts, histories, issued, postings, today) => ({
    table,
    recorded,
    merchants,
    payouts,
    payoutHistories: histories,
    issued,
    postings,
    today,
  }),
);

/** The chosen days of the statements, or the newest month. */
export const selectStatementDays = createSelector(
  [(state: Parameters<typeof selectStatementsView>[0]) => selectStatementsView(state).days, selectToday],
  (days, today): Span => days ?? spanOf('month', 0, today),
);

/** The last day of all issued statements, empty if there are none. */
export const selectLastIssuedDay = createSelector([selectIssuedByParty], (issued) =>
  [...issued.values()].flat().reduce((last, { end }) => (end > last ? end : last), ''),
);

/** The default day of a payout: the last shown day, or the first day after all issued statements. */
export const selectPayoutDay = createSelector([selectStatementDays, selectLastIssuedDay], ({ end }, last): Day =>
  last < end ? end : addDays(last, 1),
);

/**
 * Whether it is known what had been paid out before the data begins: the operator answered, or recorded a payout. Until
 * then, nothing is available. Earlier workspaces and the demo data are not asked.
 */
export const selectIsOpeningAnswered = createSelector(
  [
    (state: Parameters<typeof selectImportedWorkspace>[0]) => selectImportedWorkspace(state)?.asksOpening === true,
    selectAdjustments,
    selectPayoutRecords,
  ],
  (isAsked, adjustments, payouts) =>
    !isAsked || Object.keys(payouts).length > 0 || Object.values(adjustments).some(({ kind }) => kind === 'opening'),
);

/**
 * The balance of each party in cents: first the parties that receive fees, then the merchants in their order. What waiting
 * proposals of payouts reserve is not available.
 */
export const selectBalances = createSelector(
  [selectStatementSource, selectStatementDays, selectMerchantNames, selectIsOpeningAnswered, selectReservations],
  (source, days, names, isAnswered, { parties }) =>
    limitAvailable(computeBalances(source, days, [...names.keys()]), isAnswered, parties),
);

/** Balances of which nothing is available before the opening is answered, and nothing that is reserved (cents by party). */
export function limitAvailable(
  balances: Balance[],
  isAnswered: boolean,
  reserved: ReadonlyMap<string, Cents>,
): Balance[] {
  if (!isAnswered) return balances.map((balance) => ({ ...balance, available: 0 }));
  if (reserved.size === 0) return balances;
  return balances.map((balance) => {
    const { partyId, available } = balance;
    return { ...balance, available: Math.max(0, available - (reserved.get(partyId) ?? 0)) };
  });
}

/**
 * The amount that each party had available at the end of a day and still has, in cents. It limits a payout of that
 * day.
 */
export const selectAvailableOn = createSelector(
  [
    selectStatementSource,
    selectMerchantNames,
    (_state: Parameters<typeof selectStatementSource>[0], day: Day): Day => day,
    selectIsOpeningAnswered,
  ],
  (source, names, day, isAnswered) => {
    if (!isAnswered) return new Map<string, Cents>();
    const balances = computeBalances(source, { start: day, end: day }, [...names.keys()]);
    return new Map<string, Cents>(
      balances.map(({ partyId, closing, available }) => [partyId, Math.max(0, Math.min(closing, available))]),
    );
  },
);

const selectBalancesById = createSelector(
  [selectBalances],
  (balances) => new Map<string, (typeof balances)[number]>(balances.map((balance) => [balance.partyId, balance])),
);

/** The balance of a party in cents. Undefined for an unknown id. */
export const selectBalance = (state: Parameters<typeof selectBalances>[0], partyId: string) =>
  selectBalancesById(state).get(partyId);
