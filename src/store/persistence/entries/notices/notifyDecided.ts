import type { Integration } from '@/domain/integrations/integrations';
import { findCurrency } from '@/domain/money/currency';
import type { Merchant } from '@/domain/merchants/merchants';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { effectiveRow } from '@/slices/entities/overlay';
import { statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import * as toastTexts from '@/slices/ui/toastTexts';
import { selectCurrencyCode } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import type { Conflict } from '@/store/persistence/entries/conflicts/conflicts';
import type { Renumbered } from '@/store/persistence/entries/collections';
import * as texts from './texts';

/**
 * Reports decisions that differ from what was shown, because another tab was faster: renumbered rows, merged edits and
 * refused statements.
 */
export function notifyDecided(
  conflicts: readonly Conflict[],
  renumbered: readonly Renumbered[],
  isIntegrationOwn: (id: string) => boolean,
) {
  return (dispatch: AppDispatch) => {
    for (const each of renumbered) dispatch(notifyRenumbered(each, isIntegrationOwn));
    for (const each of conflicts) {
      if (!each.refused) dispatch(notifyEdit(each));
      if (each.refused === 'name') dispatch(notifyNameRefused(each));
    }
    const refused = conflicts.filter(({ journal }) => journal === 'statements').map(({ id }) => id);
    if (refused.length > 0) dispatch(notifyRefused(refused));
  };
}
function notifyRenumbered({ journal, from, to }: Renumbered, isIntegrationOwn: (id: string) => boolean) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { layout, merchants, integrations } = getState();
    const isMerchant = journal === 'merchants';
    const name = isMerchant ? effectiveRow(merchants, to)?.name : effectiveRow(integrations, to)?.integrationName;
    const removed = isMerchant ? merchantsActions.merchantRemoved : integrationsActions.integrationRemoved;
    for (const { id, undo } of layout.toasts) {
      if (undo?.type === removed.type && undo.payload === from) dispatch(toastDismissed(id));
    }
    // The rules rejected it, and the operator was informed.
    if (name === undefined) return;
    for (const row of Object.values(integrations.changed)) {
      if (isMerchant && row.merchantId === from && isIntegrationOwn(row.id)) {
        dispatch(integrationsActions.integrationEdited({ ...row, merchantId: to }));
      }
    }
    dispatch(
      toastShown({
        title: isMerchant ? toastTexts.merchantAdded : toastTexts.integrationAdded,
        text: texts.renumbered(name, to, from),
        undo: removed(to),
      }),
    );
  };
}

/** Another tab edited the same row. The row now has both edits. */
function notifyEdit({ before, after, newest }: Conflict) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const row = newest as Merchant | Integration;
    const currency = findCurrency(selectCurrencyCode(getState()));
    const text = toastTexts.describeConcurrentChanges(before as typeof row, after as typeof row, row, currency);
    const name = 'name' in row ? row.name : row.integrationName;
    if (text !== '') dispatch(toastShown({ title: texts.editedInTwoTabs, text: texts.editedRow(name, text) }));
  };
}

/** Another tab used the name first. The row keeps its stored name and the other edited fields. */
function notifyNameRefused({ after, newest }: Conflict) {
  const [wanted, row] = [after as Merchant | Integration, newest as Merchant | Integration];
  const nameIn = (each: Merchant | Integration) => ('name' in each ? each.name : each.integrationName);
  return toastShown({
    title: texts.nameNotChanged,
    text: texts.nameTaken(nameIn(row), nameIn(wanted), 'name' in row ? 'merchant' : 'integration'),
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
