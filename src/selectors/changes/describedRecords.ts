import { stepOfAssignment, type Assignment } from '@/domain/assignments/assignments';
import type { Reversal } from '@/domain/changes/records';
import type { EntryValues } from '@/domain/entries/entryKinds';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectNameSubject, type NamedSubject } from '@/selectors/assignments/subjectNames';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectMerchantOf } from '@/selectors/statements/merchantOfPayment';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectAgreedRates, selectAssignmentRecords, selectNoteRecords } from '@/slices/entities/recordSlices';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { type ChangeRow, auditStampOf } from './changes';
import { adjustmentChange, disputeChange, modelChange, noteChange, rateChange } from './furtherChanges';
import { payoutChange, reconciliationChange, refundChange, statementChange } from './recordChanges';
import * as texts from './texts';

export type ReversedRecord = NonNullable<Reversal['record']>;

/** Describes how a record of a kind was recorded. Undefined if its subject no longer exists. */
export type ChangeOf = (kind: Reversal['of'], record: ReversedRecord) => ChangeRow | undefined;

/** How a payout, a statement, a note or another record was recorded, even if it was reversed since. */
export const selectChangeOf = createSelector(
  [
    ...([selectReconciliationRecords, selectAgreedRates, selectNoteRecords, selectReversals] as const),
    ...([selectAssignmentRecords, selectNameSubject] as const),
    ...([selectMerchantOf, selectPartyNames, selectMerchantNames, selectIntegrationRows, selectCurrency] as const),
  ],
  (
    reconciliation,
    rates,
    notes,
    reversals,
    assignments,
    nameSubject,
    merchantOf,
    parties,
    merchants,
    integrations,
    currency,
  ): ChangeOf => {
    const reversed = Object.values(reversals);
    /** The records of a kind, those that a reversal holds, too. */
    const known = <Kind extends Reversal['of']>(kind: Kind, records: Readonly<Record<string, EntryValues[Kind]>>) => ({
      ...Object.fromEntries(
        reversed.flatMap(({ of, record }) =>
          of === kind && record ? [[record.id, record as EntryValues[Kind]] as const] : [],
        ),
      ),
      ...records,
    });
    const reports = new Map(
      Object.values(known('reconciliation', reconciliation)).flatMap((record) =>
        record.kind === 'report' ? [[record.id, record] as const] : [],
      ),
    );
    const [allRates, allNotes] = [known('agreedRates', rates), known('notes', notes)];
    const allAssignments = known('assignments', assignments);
    const nameOf = (id: string) => merchantNameOf(merchants, id);
    const integrationName = (id: string) => integrations.find((row) => row.id === id)?.integrationName ?? id;
    const describe: { [Kind in Reversal['of']]: (record: EntryValues[Kind]) => ChangeRow | undefined } = {
      payments: (record) => refundChange(record, merchantOf, currency),
      payouts: (record) => payoutChange(record, parties, currency),
      statements: (record) => statementChange(record, parties, currency),
      reconciliation: (record) => reconciliationChange(record, reports, merchantOf),
      chargeModels: (record) => modelChange(record, nameOf, integrationName),
      disputes: (record) => disputeChange(record, merchantOf, currency),
      adjustments: (record) => adjustmentChange(record, parties, currency),
      agreedRates: (record) => rateChange(record, allRates, nameOf, integrationName, currency),
      notes: (record) => noteChange(record, allNotes, nameOf, integrationName),
      assignments: (record) => assignmentChange(record, allAssignments, nameSubject(record)),
    };
    return (kind, record) => (describe[kind] as (record: ReversedRecord) => ChangeRow | undefined)(record);
  },
);

/** A step of an assignment: who had it, and who has it since. `records` are all of them by id. */
function assignmentChange(
  record: Assignment,
  records: Readonly<Record<string, Assignment>>,
  { amount: _amount, ...subject }: NamedSubject,
): ChangeRow {
  const former = records[record.replaces ?? ''];
  const stateOf = ({ assignee, state }: Assignment) => texts.assignmentState(assignee.name, state === 'done');
  return {
    ...auditStampOf(record),
    ...subject,
    kind: 'Assignments',
    what: texts.assignmentSteps[stepOfAssignment(record, former)](record.assignee.name),
    from: former ? stateOf(former) : texts.notAssigned,
    to: stateOf(record),
    why: record.note,
    batch: record.batch,
  };
}
