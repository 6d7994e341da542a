import type { LongTable } from '@/domain/lists/csv';
import { readLineQuery, searchLines, matchingLines, type FoundLines } from '@/domain/statements/lines/lineSearch';
import { payoutAndPrevious, type PayoutParts } from '@/domain/statements/lines/payoutLines';
import { payoutLinesFile, type PayoutBalances } from '@/domain/statements/lines/payoutFile';
import { partyNameOf } from '@/domain/statements/parties';
import type { Resumable } from '@/lib/resumable';
import { ownValue } from '@/lib/objects';
import { createSelector } from '@/selectors/createSelector';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { writtenNote } from './lineTexts';
import { selectPartyNames } from './partyNames';
import { selectPostings } from './postingSelectors';
import { groupPayments, selectStatementSource } from './statementSources';

type State = Parameters<typeof selectStatementSource>[0] &
  Parameters<typeof selectPartyNames>[0] &
  Parameters<typeof selectPendingIds>[0];

/** A payout of the workspace. Undefined for an unknown or a reversed one. */
export const selectPayout = (state: Parameters<typeof selectPayoutRecords>[0], payoutId: string) =>
  ownValue(selectPayoutRecords(state), payoutId);

/** A value that changes with everything that lines are derived from, without deriving them. */
export const selectLineInputs = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectPayoutRecords, selectPostings],
  (...inputs) => inputs,
);

/** What a payout and the one before it of the same party were made of, in steps. Undefined for an unknown payout. */
export function* payoutPartsOf(state: State, payoutId: string): Resumable<ReturnOf<typeof payoutAndPrevious>> {
  const payout = selectPayout(state, payoutId);
  if (!payout) return undefined;
  yield* groupPayments(selectTransactionTable(state));
  return yield* payoutAndPrevious(selectStatementSource(state), payout);
}

type ReturnOf<Steps extends (...of: never[]) => Resumable<unknown>> =
  ReturnType<Steps> extends Resumable<infer Result> ? Result : never;

/** The lines of all parties that match a search, in steps. Undefined for an empty search. */
export function* linesFoundBy(state: State, search: string, limit: number): Resumable<FoundLines | undefined> {
  const query = readLineQuery(search, selectCurrency(state));
  if (!query) return undefined;
  yield* groupPayments(selectTransactionTable(state));
  return yield* searchLines(selectStatementSource(state), query, limit);
}

/** The positions of the lines of a payout that match a search, in steps. */
export function* positionsFoundBy(state: State, { lines }: PayoutParts, search: string): Resumable<Uint32Array> {
  return yield* matchingLines(lines, readLineQuery(search, selectCurrency(state)));
}

/** The export of the lines of a payout. */
export function selectPayoutLinesTable(state: State, parts: PayoutParts, balances: PayoutBalances): LongTable {
  const { partyId } = parts.payout;
  return payoutLinesFile(
    parts,
    { partyNumber: selectPartyNumber(state, partyId), name: partyNameOf(selectPartyNames(state), partyId) },
    {
      currency: selectCurrency(state),
      timeZone: selectWorkspaceTimeZone(state),
      balances,
      noteOf: writtenNote(selectPendingIds(state)),
    },
  );
}
