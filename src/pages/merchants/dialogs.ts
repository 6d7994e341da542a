import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of a merchant; both forms are one chunk. */
export const merchantsDialogs: DialogParts<'addMerchant' | 'editMerchant' | 'merchantDetails' | 'suspendMerchant'> = {
  addMerchant: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "merchant-form" */ './AddMerchantDialog');
    return part.AddMerchantDialog;
  }),
  editMerchant: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "merchant-form" */ './EditMerchantDialog');
    return part.EditMerchantDialog;
  }),
  merchantDetails: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "merchant-details" */ './MerchantDetailsDialog');
    return part.MerchantDetailsDialog;
  }),
  suspendMerchant: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "suspend-merchant" */ './SuspendMerchantDialog');
    return part.SuspendMerchantDialog;
  }),
};
