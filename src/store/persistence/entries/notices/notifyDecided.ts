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
  return (dispatch: AppDispatch, getState: () => RootState, { clock }: { clock: Clock }) => {
    const state = getState();
    for (const each of conflicts) {
      const notice = noticeOf(each, whoOf(each.author, state, clock), state);
      if (notice) dispatch(toastShown(notice));
    }
    const refused = conflicts.filter(({ kind }) => kind === 'statements');
    const ids = refused.map(({ id }) => id);
    if (ids.length > 0) dispatch(notifyRefused(ids, whoOf(refused[0]?.author, state, clock)));
  };
}

/** Another tab, or in the workspace of a team the colleague who was first, and when. */
function whoOf(author: Author | undefined, state: RootState, clock: Clock): string {
  if (!author) return isShared(state.workspace.own?.id ?? '') ? texts.colleague : texts.anotherTab;
  const moment = { recordedAt: author.at, instant: Date.parse(author.at) };
  return texts.authorAt(author.name, recordedTimeText(moment, state, clock));
}

const nameIn = (row: Merchant | Integration) => ('integrationName' in row ? row.integrationName : row.name);

/** Undefined for statements, which are reported together, and if there is nothing to report. */
function noticeOf({ kind, id, refused, before, after, newest }: Conflict, who: string, state: RootState) {
  const row = newest as Merchant | Integration;
  switch (refused) {
    case undefined: {
      // Another tab edited the same row. The row now has both edits.
      const currency = findCurrency(selectCurrencyCode(state));
      const title = who === texts.anotherTab ? texts.editedInTwoTabs : texts.editedByTwo;
      const text = toastTexts.describeConcurrentChanges(before as typeof row, after as typeof row, row, currency, who);
      return text === '' ? undefined : { title, text: texts.editedRow(nameIn(row), text) };
    }
    case 'name': {
      // Another tab used the name first. The row keeps its stored name and the other edited fields.
      const noun = 'integrationName' in row ? 'integration' : 'merchant';
      const text = texts.nameTaken(nameIn(row), nameIn(after as typeof row), noun, who);
      return { title: texts.nameNotChanged, text };
    }
    case 'number': {
      // Another tab used the number of an added row first. The rules may have refused the row, because somebody else added
      // one with the same name.
      if ((kind !== 'merchants' && kind !== 'integrations') || !Object.hasOwn(state[kind].changed, id))
        return undefined;
      const title = 'integrationName' in row ? toastTexts.integrationAdded : toastTexts.merchantAdded;
      return { title, text: texts.renumbered(nameIn(row), numberOf(row), numberOf(after as typeof row), who) };
    }
    case 'reversed': {
      // Somebody else has withdrawn the same record first.
      const { record, recordId } = newest as Reversal;
      const subject = record && 'transactionId' in record && record.transactionId ? record.transactionId : recordId;
      return { title: texts.withdrawnAlready, text: texts.withdrawnBy(subject, who) };
    }
    case 'same':
    case 'other':
      return undefined;
    default:
      return refused satisfies never;
  }
}

/**
 * Another tab issued or withdrew these statements first. The action of this tab has no effect, and Undo does not touch
 * them.
 */
function notifyRefused(ids: readonly string[], who: string) {
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
    dispatch(toastShown({ title: toastTexts.notRecorded, text: toastTexts.describeRefused(ids, who) }));
  };
}
