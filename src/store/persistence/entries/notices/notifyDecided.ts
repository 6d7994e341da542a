import type { Integration } from '@/domain/integrations/integrations';
import { findCurrency } from '@/domain/money/currency';
import type { Merchant } from '@/domain/merchants/merchants';
import { numberOf } from '@/domain/rowNumbers';
import { statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import * as toastTexts from '@/slices/ui/toastTexts';
import { selectCurrencyCode } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import * as texts from './texts';

/**
 * Reports decisions that differ from what was shown, because another tab was faster: merged edits, refused names and
 * numbers, and refused statements.
 */
export function notifyDecided(conflicts: readonly Conflict[]) {
  return (dispatch: AppDispatch) => {
    for (const each of conflicts) {
      if (!each.refused) dispatch(notifyEdit(each));
      if (each.refused === 'name') dispatch(notifyNameRefused(each));
      if (each.refused === 'number') dispatch(notifyNumber(each));
    }
    const refused = conflicts.filter(({ kind }) => kind === 'statements').map(({ id }) => id);
    if (refused.length > 0) dispatch(notifyRefused(refused));
  };
}

const nameIn = (row: Merchant | Integration) => ('integrationName' in row ? row.integrationName : row.name);

/** Another tab used the number of an added row first. */
function notifyNumber({ after, newest }: Conflict) {
  const [before, row] = [after as Merchant | Integration, newest as Merchant | Integration];
  return toastShown({
    title: 'integrationName' in row ? toastTexts.integrationAdded : toastTexts.merchantAdded,
    text: texts.renumbered(nameIn(row), numberOf(row), numberOf(before)),
  });
}

/** Another tab edited the same row. The row now has both edits. */
function notifyEdit({ before, after, newest }: Conflict) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const row = newest as Merchant | Integration;
    const currency = findCurrency(selectCurrencyCode(getState()));
    const text = toastTexts.describeConcurrentChanges(before as typeof row, after as typeof row, row, currency);
    if (text !== '') dispatch(toastShown({ title: texts.editedInTwoTabs, text: texts.editedRow(nameIn(row), text) }));
  };
}

/** Another tab used the name first. The row keeps its stored name and the other edited fields. */
function notifyNameRefused({ after, newest }: Conflict) {
  const [wanted, row] = [after as Merchant | Integration, newest as Merchant | Integration];
  return toastShown({
    title: texts.nameNotChanged,
    text: texts.nameTaken(nameIn(row), nameIn(wanted), 'integrationName' in row ? 'integration' : 'merchant'),
  });
}

/**
 * Another tab issued or withdrew these statements first. The action of this tab has no effect, and Undo does not touch
 * them.
 */
function notifyRefused(ids: readonly string[]) {
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
    dispatch(toastShown({ title: toastTexts.notRecorded, text: toastTexts.describeRefused(ids) }));
  };
}
