import { isSameRecord, type Edit, type Reversal } from '@/domain/changes/records';
import { EDITED, differingFields } from '@/domain/changes/editedFields';
import { withMaskedBankAccount } from '@/domain/merchants/bankFields';
import { changedRecords } from '@/domain/entries/paymentEvents';
import { isSame } from '@/lib/objects';
import { editRecorded } from '@/slices/entities/editsSlice';
import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRow, type Overlay } from '@/slices/entities/overlay';
import {
  selectAdjustments,
  selectAgreedRates,
  selectAssignmentRecords,
  selectChargeModelRecords,
  selectDisputeRecords,
  selectNoteRecords,
} from '@/slices/entities/recordSlices';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { recordsRestored, recordsReversed, selectReversals } from '@/slices/entities/reversalsSlice';
import { toastShown, type UndoAction } from '@/slices/ui/layoutSlice';
import { createAuditStamp } from '@/store/auditStamp';
import type { Clock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import { withValidClock, type Command } from '@/commands/command';
import * as texts from '@/commands/texts/rowTexts';

type Value = NonNullable<Reversal['record']>;
type Of = Reversal['of'];

const OVERLAYS: Record<Edit['subject'], (state: RootState) => Overlay<{ id: string }>> = {
  merchant: selectMerchantOverlay,
  integration: selectIntegrationOverlay,
};
/** The records that count, by kind: another object whenever one changes. That of payments also has the records that wait. */
export const RECORDS = {
  payments: selectPaymentEvents,
  payouts: selectPayoutRecords,
  statements: selectIssuedStatements,
  reconciliation: selectReconciliationRecords,
  chargeModels: selectChargeModelRecords,
  disputes: selectDisputeRecords,
  adjustments: selectAdjustments,
  agreedRates: selectAgreedRates,
  notes: selectNoteRecords,
  assignments: selectAssignmentRecords,
} satisfies Record<Of, (state: RootState) => object>;
const KINDS = Object.keys(RECORDS) as Of[];

/**
 * Runs a command and records who did it and when, if the command has no record that says so: which rows it edited, and
 * which records it reversed or restored.
 */
export function withAudit<Result>(act: Command<Result>): Command<Result> {
  return (dispatch, getState, { clock }) => {
    const before = getState();
    const result = dispatch(act);
    const after = getState();
    for (const edit of editsOf(before, after, clock)) dispatch(editRecorded(edit));
    const reversals = findReversals(before, after, clock);
    if (reversals.length > 0) dispatch(recordsReversed(reversals));
    const restored = new Map(KINDS.map((of) => [of, missingRecords(of, after, before)]));
    const ids = Object.values(selectReversals(before)).flatMap(({ id, of, recordId, record }) =>
      isSameRecord(record, restored.get(of)?.get(recordId) ?? null) ? [id] : [],
    );
    if (ids.length > 0) dispatch(recordsRestored({ ids, stamp: createAuditStamp(clock) }));
    return result;
  };
}

/** Runs the Undo of a toast. Shows a message if the rules no longer allow it or if it would undo a later change. */
export const undo = ({ unlessChanged, ...action }: UndoAction): Command => {
  const act: Command = (dispatch, getState) => {
    const before = getState();
    const row = unlessChanged && effectiveRow(OVERLAYS[unlessChanged.subject](before), unlessChanged.id);
    if (isSame({ ...row, ...unlessChanged?.fields }, { ...row })) dispatch(action);
    if (getState() === before) dispatch(toastShown({ title: texts.notUndone, text: texts.changedSince }));
  };
  return withValidClock(withAudit(act), undefined);
};

function editsOf(before: RootState, after: RootState, clock: Clock): Edit[] {
  return EDITED.flatMap((subject) => {
    const [a, b] = [OVERLAYS[subject](before), OVERLAYS[subject](after)];
    if (a.changed === b.changed) return [];
    const ids = Object.keys({ ...a.changed, ...b.changed });
    return ids
      .filter((id) => a.changed[id] !== b.changed[id])
      .flatMap((rowId) => {
        const row = effectiveRow(a, rowId);
        const fields = row ? withMaskedBankAccount(differingFields(row, effectiveRow(b, rowId)), row) : null;
        // A form that was saved without a change makes no edit.
        if (fields && Object.keys(fields).length === 0) return [];
        return [{ ...createAuditStamp(clock), subject, rowId, before: fields }];
      });
  });
}

function findReversals(before: RootState, after: RootState, clock: Clock): Reversal[] {
  return KINDS.flatMap((of) => {
    const reversals = [...missingRecords(of, before, after)];
    return reversals.map(([recordId, record]) => ({ ...createAuditStamp(clock), of, recordId, record }));
  });
}

/** The records of a kind by id that count in one state and are missing in the other. */
function missingRecords(of: Of, state: RootState, other: RootState): ReadonlyMap<string, Value> {
  if (RECORDS[of](state) === RECORDS[of](other)) return new Map();
  if (of !== 'payments') {
    const [records, others] = [Object.entries<Value>(RECORDS[of](state)), RECORDS[of](other)];
    return new Map(records.filter(([id]) => !Object.hasOwn(others, id)));
  }
  // There may be a million, so only the changed ones are compared.
  const others = changedRecords(state.payments, other.payments);
  const records = [...changedRecords(other.payments, state.payments)];
  return new Map(records.flatMap(([id, record]) => (record && !others.get(id) ? [[id, record] as const] : [])));
}
