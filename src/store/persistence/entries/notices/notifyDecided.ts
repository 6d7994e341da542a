import type { Reversal } from '@/domain/changes/records';
import type { Integration } from '@/domain/integrations/integrations';
import { isShared } from '@/domain/workspaces/shared';
import { findCurrency } from '@/domain/money/currency';
import type { Merchant } from '@/domain/merchants/merchants';
import { numberOf } from '@/domain/rowNumbers';
import { statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import * as toastTexts from '@/slices/ui/toastTexts';
import { selectCurrencyCode } from '@/slices/workspaceSlice';
import type { Clock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import type { Author } from '@/store/persistence/entries/entries';
import { recordedTimeText } from './recordedTimeText';
import * as texts from './texts';

/**
 * Reports decisions that differ from what was shown, because another tab was faster: merged edits, refused names and
 * numbers, and refused statements and reversals.
 */
export function notifyDecided(conflicts: readonly Conflict[]) {
  return (dispatch: AppDispatch) => {
    for (const each of conflicts) {
      if (!each.refused) dispatch(notifyEdit(each));
      if (each.refused === 'name') dispatch(notifyNameRefused(each));
      if (each.refused === 'number') dispatch(notifyNumber(each));
      if (each.refused === 'reversed') dispatch(notifyReversed(each));
    }
    const refused = conflicts.filter(({ kind }) => kind === 'statements').map(({ id }) => id);
    const author = conflicts.find(({ kind }) => kind === 'statements')?.author;
    if (refused.length > 0) dispatch(notifyRefused(refused, author));
  };
}

/** Another tab, or in the workspace of a team the colleague who was first, and when. */
function whoOf(author: Author | undefined) {
  return (_dispatch: AppDispatch, getState: () => RootState, { clock }: { clock: Clock }): string => {
    if (!author) return isShared(getState().workspace.own?.id ?? '') ? texts.colleague : texts.anotherTab;
    return texts.authorAt(
      author.name,
      recordedTimeText({ recordedAt: author.at, instant: Date.parse(author.at) }, getState(), clock),
    );
  };
}

const nameIn = (row: Merchant | Integration) => ('integrationName' in row ? row.integrationName : row.name);

/** Another tab used the number of an added row first. */
function notifyNumber({ kind, id, after, newest, author }: Conflict) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    // The rules may have refused the row, because somebody else added one with the same name.
    if (kind !== 'merchants' && kind !== 'integrations') return;
    if (!Object.hasOwn(getState()[kind].changed, id)) return;
    const [before, row] = [after as Merchant | Integration, newest as Merchant | Integration];
    const title = 'integrationName' in row ? toastTexts.integrationAdded : toastTexts.merchantAdded;
    const text = texts.renumbered(nameIn(row), numberOf(row), numberOf(before), dispatch(whoOf(author)));
    dispatch(toastShown({ title, text }));
  };
}

/** Somebody else has withdrawn the same record first. */
function notifyReversed({ newest, author }: Conflict) {
  return (dispatch: AppDispatch) => {
    const { record, recordId } = newest as Reversal;
    const subject = record && 'transactionId' in record && record.transactionId ? record.transactionId : undefined;
    const text = texts.withdrawnBy(subject ?? recordId, dispatch(whoOf(author)));
    dispatch(toastShown({ title: texts.withdrawnAlready, text }));
  };
}

/** Another tab edited the same row. The row now has both edits. */
function notifyEdit({ before, after, newest, author }: Conflict) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const row = newest as Merchant | Integration;
    const currency = findCurrency(selectCurrencyCode(getState()));
    const who = dispatch(whoOf(author));
    const title = who === texts.anotherTab ? texts.editedInTwoTabs : texts.editedByTwo;
    const text = toastTexts.describeConcurrentChanges(before as typeof row, after as typeof row, row, currency, who);
    if (text !== '') dispatch(toastShown({ title, text: texts.editedRow(nameIn(row), text) }));
  };
}

/** Another tab used the name first. The row keeps its stored name and the other edited fields. */
function notifyNameRefused({ after, newest, author }: Conflict) {
  return (dispatch: AppDispatch) => {
    const [wanted, row] = [after as Merchant | Integration, newest as Merchant | Integration];
    const noun = 'integrationName' in row ? 'integration' : 'merchant';
    const text = texts.nameTaken(nameIn(row), nameIn(wanted), noun, dispatch(whoOf(author)));
    dispatch(toastShown({ title: texts.nameNotChanged, text }));
  };
}

/**
 * Another tab issued or withdrew these statements first. The action of this tab has no effect, and Undo does not touch
 * them.
 */
function notifyRefused(ids: readonly string[], author: Author | undefined) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    for (const { id, undo } of getState().layout.toasts) {
      if (!undo || !statementsWithdrawn.match(undo)) continue;
      const accepted = undo.payload.filter((issued) => !ids.includes(issued));
      if (accepted.length === undo.payload.length) continue;
      dispatch(toastDismissed(id));
      if (accepted.length === 0) continue;
      const title = toastTexts.statementsIssued(accepted.length);
      dispatch(toastShown({ title, text: toastTexts.describeIssued(accepted), undo: statementsWithdrawn(accepted) }));
    }
    dispatch(
      toastShown({ title: toastTexts.notRecorded, text: toastTexts.describeRefused(ids, dispatch(whoOf(author))) }),
    );
  };
}
