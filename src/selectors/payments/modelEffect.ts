import type { TransactionTable } from '@/data/tables/transactionTable';
import { monthOf } from '@/domain/calendar/calendar';
import { isWithin, type Day } from '@/domain/calendar/dates';
import type { Dispute } from '@/domain/disputes/disputes';
import { presetOf, type ChargeModel } from '@/domain/money/chargeModel';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { effectiveModels } from '@/domain/money/effectiveModels';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { measure } from '@/domain/payments/metrics';
import { startMonthDifferences, type MonthDifference } from '@/domain/payments/partDifferences';
import { derivePaymentState, feesAt, refundedAt, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { addAllocations, PARTIES, subtract, type Party } from '@/domain/payments/refunds/refundAllocation';
import type { PartyId } from '@/domain/statements/parties';
import { allIndices } from '@/lib/indices';
import { createSelector } from '@/selectors/createSelector';
import { selectChargeModelRecords } from '@/slices/entities/recordSlices';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { partsOfDispute, partyIdsAt, selectDisputes } from './disputeSelectors';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';

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
 * What each party has of all payments after refunds and disputes, now and under other settings, in cents. `payments` are
 * those whose parts change, and `statements` the issued statements of their parties and days.
 */
export type ModelEffect = {
  /** The months whose parts change, by the payments' own days. */
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
  ],
  (table, recorded, disputes, issued, records, imported) =>
    ({ subject, subjectId }: ModelSubject, settings: Partial<ChargeModel>): ModelEffect => {
      const moment = { recordedAt: '', recordedBy: '', zone: '' };
      const proposed = { id: '', subject, subjectId, settings, ...moment };
      const then = table.withModels(effectiveModels([...Object.values(records), proposed], presetOf(imported)));
      const sides = [
        { table, recorded, disputes },
        { table: then, recorded: deriveAgain(then, recorded), disputes },
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

type ModelledSide = { table: TransactionTable; recorded: RecordedPayments; disputes: readonly Dispute[] };

/** The parts of these payments after refunds, without disputes. */
function partsOf({ table, recorded }: ModelledSide, indices: Iterable<number>): Allocation {
  const { allocation, refundedShares } = measure(table, recorded, indices);
  return subtract(allocation, refundedShares);
}

function sharesOf(side: ModelledSide): Allocation {
  const ofDisputes = side.disputes.map((dispute) => partsOfDispute(side.table, dispute));
  return addAllocations([partsOf(side, allIndices(side.table.length)), ...ofDisputes]);
}

/** What was recorded stays as it was decided; only refunds of files follow the model. */
function deriveAgain(table: TransactionTable, recorded: RecordedPayments): RecordedPayments {
  return new Map([...recorded].map(([index, { records }]) => [index, derivePaymentState(table, index, records)]));
}

/** The number of payments with other parts, their days by each party whose part differs, and the differences by month. */
function changedParts(
  a: ModelledSide,
  b: ModelledSide,
): { payments: number; daysOf: Map<PartyId, Set<Day>>; months: MonthDifference[] } {
  const { table } = a;
  const daysOf = new Map<PartyId, Set<Day>>();
  const changed = new Set<number>();
  const months = startMonthDifferences();
  const add = (index: number, difference: (party: Party) => Cents) => {
    const partyIds = partyIdsAt(table, index);
    const day = table.dateAt(index).slice(0, 10);
    for (const party of PARTIES) {
      const cents = difference(party);
      if (cents === 0) continue;
      changed.add(index);
      months.add(monthOf(day), party, cents);
      const partyId = partyIds[party];
      const days = daysOf.get(partyId) ?? new Set();
      daysOf.set(partyId, days.add(day));
    }
  };
  for (let index = 0; index < table.length; index += 1) {
    if (!table.isPaidAt(index)) continue;
    if (refundedAt(table, a.recorded, index) > 0) {
      const [now, then] = [partsOf(a, [index]), partsOf(b, [index])];
      add(index, (party) => then[party] - now[party]);
      continue;
    }
    // Without a refund, what the platform has more, the merchant has less.
    const more = Number(b.table.fees.platform[index]) - Number(table.fees.platform[index]);
    if (more !== 0) add(index, (party) => (party === 'platform' ? more : party === 'merchant' ? -more : 0));
  }
  for (const dispute of a.disputes) {
    const index = table.indexOf(dispute.transactionId);
    if (index === undefined) continue;
    const [now, then] = [partsOfDispute(table, dispute), partsOfDispute(b.table, dispute)];
    add(index, (party) => then[party] - now[party]);
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
