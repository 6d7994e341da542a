import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { effectiveRow } from '@/slices/entities/overlay';
import { toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';

/**
 * Tells that a row added here has another id, as another tab took its first one at the same moment; what speaks of it
 * follows: the toast that takes it back, and the integrations made here for the merchant.
 */
export function tellRenumbered(
  sliceName: 'integrations' | 'merchants',
  { from, to }: { from: string; to: string },
  isIntegrationOwn: (id: string) => boolean,
) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { layout, merchants, integrations } = getState();
    const isMerchant = sliceName === 'merchants';
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
