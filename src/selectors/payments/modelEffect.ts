import type { TransactionTable } from '@/data/tables/transactionTable';
import { isWithin, type Day } from '@/domain/calendar/dates';
import type { Dispute } from '@/domain/disputes/disputes';
import { presetOf, type ChargeModel } from '@/domain/money/chargeModel';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { effectiveModels } from '@/domain/money/effectiveModels';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { measure } from '@/domain/payments/metrics';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { feesAt, refundedAt, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { addAllocations, PARTIES, subtract, type Party } from '@/domain/payments/refunds/refundAllocation';
import { startMonthDifferences, type MonthDifference } from '@/domain/statements/postings/partDifferences';
import { movementDifferences, paymentMovements, type PartMovement } from '@/domain/statements/postings/partMovements';
import type { PartyId } from '@/domain/statements/parties';
import { settlementAt } from '@/domain/statements/settlements';
import { allIndices } from '@/lib/indices';
import { createSelector } from '@/selectors/createSelector';
import { selectChargeModelRecords } from '@/slices/entities/recordSlices';
import { selectImportedWorkspace, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { disputeMovements, partyIdsAt } from './disputePostings';
import { selectDisputes } from './disputeSelectors';
import { selectRecordedPayments, selectTransactionTable, statementTableOf } from './tableSelectors';

export type ModelSubject = Pick<ChargeModelRecord, 'subject' | 'subjectId'>;

/** The settings of a subject: those of its last record. A merchant or an integration without a record has none. */
export const selectModelSettings = createSelector(
  [
    selectChargeModelRecords,
    (state: Parameters<typeof selectImportedWorkspace>[0]) => selectImportedWorkspace(state)?.chargeModel,
    (_state: unknown, subject: ModelSubject['subject']) => subject,
    (_state: unknown, _subject: ModelSubject['subject'], subjectId: string) => subjectId,
  ],
  (records, imported, subject, subjectId): Partial<ChargeModel> => {
    const last = Object.values(records).findLast(
      (record) => record.subject === subject && record.subjectId === subjectId,
    );
    const base = subject === 'workspace' ? presetOf(imported) : {};
    return { ...base, ...last?.settings };
  },
);

/**
 * What each party has of all settled payments after refunds and disputes, now and under other settings, in cents. `payments` are
 * those whose parts change, and `statements` the issued statements of their parties and days.
 */
export type ModelEffect = {
  /** The months whose parts change, by the lines on the statements. */
  months: MonthDifference[];
  parties: Record<Party, { now: Cents; then: Cents }>;
  payments: number;
  statements: number;
};

/** What other settings of a subject would change. One pass over all payments for each side. */
export const selectModelEffect = createSelector(
  [
    selectTransactionTable,
    selectRecordedPayments,
    selectDisputes,
    selectIssuedStatements,
    selectChargeModelRecords,
    (state: Parameters<typeof selectImportedWorkspace>[0]) => selectImportedWorkspace(state)?.chargeModel,
    selectWorkspaceTimeZone,
  ],
  (table, recorded, disputes, issued, records, imported, timeZone) =>
    ({ subject, subjectId }: ModelSubject, settings: Partial<ChargeModel>): ModelEffect => {
      const proposed = { subject, subjectId, settings };
      const then = table.withModels(effectiveModels([...Object.values(records), proposed], presetOf(imported)));
      const settled = allIndices(table.length).filter((index) => settlementAt(table, recorded, index) === 'settled');
      const placed = disputes.flatMap((dispute): PlacedDispute[] => {
        const index = table.indexOf(dispute.transactionId);
        return index === undefined ? [] : [{ index, dispute }];
      });
      const common = { recorded, disputes: placed, settled, timeZone };
      const sides = [
        { table, ...common },
        { table: then, ...common },
      ] as const;
      const [a, b] = sides.map(sharesOf) as [Allocation, Allocation];
      const parties = Object.fromEntries(PARTIES.map((party) => [party, { now: a[party], then: b[party] }]));
      const { payments, daysOf, months } = changedParts(...sides);
      const statements = Object.values(issued).filter(({ partyId, start, end }) =>
        [...(daysOf.get(partyId) ?? [])].some((day) => isWithin(day, { start, end })),
      );
      return { parties: parties as ModelEffect['parties'], months, payments, statements: statements.length };
    },
);

/** A dispute, and the index of its payment. */
type PlacedDispute = { index: number; dispute: Dispute };

type ModelledSide = {
  table: TransactionTable;
  recorded: RecordedPayments;
  disputes: readonly PlacedDispute[];
  /** The indices of the payments that are in balances. */
  settled: Uint32Array;
  timeZone: string;
};

/** What each party has after refunds and disputes. What was recorded stays as it was decided; refunds of files follow the model. */
function sharesOf({ table, recorded, disputes, settled, timeZone }: ModelledSide): Allocation {
  const derived = new Map(
    [...recorded].map(([index, { records }]) => [index, derivePaymentState(table, index, records)]),
  );
  const { allocation, refundedShares } = measure(table, derived, settled);
  const ofDisputes = disputes.flatMap((dispute) => movementsOf(table, dispute, timeZone).map(({ parts }) => parts));
  return addAllocations([subtract(allocation, refundedShares), ...ofDisputes]);
}

const movementsOf = (table: TransactionTable, { index, dispute }: PlacedDispute, timeZone: string): PartMovement[] =>
  disputeMovements(table, index, dispute, timeZone);

/** The number of payments with other parts, the days by each party whose part differs, and the differences by month. */
function changedParts(
  { table, recorded, disputes, settled, timeZone }: ModelledSide,
  { table: other }: ModelledSide,
): { payments: number; daysOf: Map<PartyId, Set<Day>>; months: MonthDifference[] } {
  const daysOf = new Map<PartyId, Set<Day>>();
  const changed = new Set<number>();
  const months = startMonthDifferences();
  const add = (index: number, differences: readonly PartMovement[]) => {
    const found = differences.filter(({ parts }) => PARTIES.some((party) => parts[party] !== 0));
    if (found.length === 0) return;
    changed.add(index);
    months.add(found);
    const partyIds = partyIdsAt(table, index);
    for (const { time, parts } of found)
      for (const party of PARTIES) {
        if (parts[party] === 0) continue;
        const days = daysOf.get(partyIds[party]) ?? new Set();
        daysOf.set(partyIds[party], days.add(time.slice(0, 10)));
      }
  };
  const [now, then] = [statementTableOf(table, timeZone), statementTableOf(other, timeZone)];
  for (const index of settled) {
    if (refundedAt(table, recorded, index) > 0) {
      add(index, movementDifferences(paymentMovements(now, recorded, index), paymentMovements(then, recorded, index)));
      continue;
    }
    // Without a refund, what the platform has more, the merchant has less.
    const more = Number(other.fees.platform[index]) - Number(table.fees.platform[index]);
    const parts = { merchant: 0 - more, processor: 0, partner: 0, platform: more };
    if (more !== 0) add(index, [{ time: table.dateAt(index), parts }]);
  }
  for (const dispute of disputes) {
    const [before, after] = [movementsOf(table, dispute, timeZone), movementsOf(other, dispute, timeZone)];
    add(dispute.index, movementDifferences(before, after));
  }
  return { payments: changed.size, daysOf, months: months.finish() };
}

/** A paid payment with a processor fee as the example of a model: its amount and what was charged, in cents. */
export const selectExamplePayment = createSelector([selectTransactionTable], (table) => {
  for (let index = 0; index < table.length; index += 1) {
    const charged = feesAt({ fees: table.chargedFees }, index);
    if (table.isPaidAt(index) && charged.processor > 0) return { amount: table.amountAt(index), charged };
  }
  return undefined;
});
