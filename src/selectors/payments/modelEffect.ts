import type { TransactionTable } from '@/data/tables/transactionTable';
import { presetOf, type ChargeModel } from '@/domain/money/chargeModel';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { effectiveModels } from '@/domain/money/effectiveModels';
import type { Cents } from '@/domain/money/money';
import { measure } from '@/domain/payments/metrics';
import { derivePaymentState, feesAt, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { PARTIES, subtract, type Party } from '@/domain/payments/refundAllocation';
import { allIndices } from '@/lib/indices';
import { createSelector } from '@/selectors/createSelector';
import { selectChargeModelRecords } from '@/slices/entities/recordSlices';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
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

/** What each party has of all payments after refunds, now and under other settings, in cents. */
export type ModelEffect = { parties: Record<Party, { now: Cents; then: Cents }>; payments: number };

/** What other settings of a subject would change. One pass over all payments for each side. */
export const selectModelEffect = createSelector(
  [
    selectTransactionTable,
    selectRecordedPayments,
    selectChargeModelRecords,
    (state: Parameters<typeof selectImportedWorkspace>[0]) => selectImportedWorkspace(state)?.chargeModel,
  ],
  (table, recorded, records, imported) =>
    ({ subject, subjectId }: ModelSubject, settings: Partial<ChargeModel>): ModelEffect => {
      const moment = { recordedAt: '', recordedBy: '', zone: '' };
      const proposed = { id: '', subject, subjectId, settings, ...moment };
      const then = table.withModels(effectiveModels([...Object.values(records), proposed], presetOf(imported)));
      const [a, b] = [sharesOf(table, recorded), sharesOf(then, deriveAgain(then, recorded))];
      const parties = Object.fromEntries(PARTIES.map((party) => [party, { now: a[party], then: b[party] }]));
      return { parties: parties as ModelEffect['parties'], payments: countChanged(table, then) };
    },
);

function sharesOf(table: TransactionTable, recorded: RecordedPayments) {
  const { allocation, refundedShares } = measure(table, recorded, allIndices(table.length));
  return subtract(allocation, refundedShares);
}

/** What was recorded stays as it was decided; only refunds of files follow the model. */
function deriveAgain(table: TransactionTable, recorded: RecordedPayments): RecordedPayments {
  return new Map([...recorded].map(([index, { records }]) => [index, derivePaymentState(table, index, records)]));
}

function countChanged(table: TransactionTable, then: TransactionTable): number {
  let count = 0;
  for (let index = 0; index < table.length; index += 1)
    if (table.isPaidAt(index) && table.fees.platform[index] !== then.fees.platform[index]) count += 1;
  return count;
}

/** A paid payment with a processor fee as the example of a model: its amount and what was charged, in cents. */
export const selectExamplePayment = createSelector([selectTransactionTable], (table) => {
  for (let index = 0; index < table.length; index += 1) {
    const charged = feesAt({ fees: table.chargedFees }, index);
    if (table.isPaidAt(index) && charged.processor > 0) return { amount: table.amountAt(index), charged };
  }
  return undefined;
});
