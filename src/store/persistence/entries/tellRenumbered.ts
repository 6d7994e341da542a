import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { effectiveRow } from '@/slices/entities/overlay';
import { toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import type { Written } from './entryDatabase';

/**
 * Tells that rows added here have other ids, as another tab took their first ones at the same moment; what speaks of them
 * follows: the toasts that take them back, and the integrations made here for such a merchant.
 */
export function tellRenumbered(renumbered: Written['renumbered'], isIntegrationOwn: (id: string) => boolean) {
  return (dispatch: AppDispatch) => {
    for (const each of renumbered) dispatch(tellOne(each, isIntegrationOwn));
  };
}

function tellOne({ journal, from, to }: Written['renumbered'][number], isIntegrationOwn: (id: string) => boolean) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { layout, merchants, integrations } = getState();
    const isMerchant = journal === 'merchants';
    const name = isMerchant ? effectiveRow(merchants, to)?.name : effectiveRow(integrations, to)?.integrationName;
    const removed = isMerchant ? merchantsActions.merchantRemoved : integrationsActions.integrationRemoved;
    for (const { id, undo } of layout.toasts) {
      if (undo?.type === removed.type && undo.payload === from) dispatch(toastDismissed(id));
    }
    // Refused by the rules, and told so.
    if (name === undefined) return;
    for (const row of Object.values(integrations.changed)) {
      if (isMerchant && row.merchantId === from && isIntegrationOwn(row.id)) {
        dispatch(integrationsActions.integrationEdited({ ...row, merchantId: to }));
      }
    }
    dispatch(
      toastShown({
        title: isMerchant ? 'Merchant added' : 'Integration added',
        text: `${name} is ${to}: another tab added ${from} at the same moment.`,
        undo: removed(to),
      }),
    );
  };
}
