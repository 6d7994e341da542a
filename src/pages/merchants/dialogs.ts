import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of merchants and payouts. Related forms share a chunk. */
export const merchantsDialogs: DialogParts<
  | 'addMerchant'
  | 'editMerchant'
  | 'merchantDetails'
  | 'suspendMerchant'
  | 'recordPayout'
  | 'payoutRun'
  | 'payouts'
  | 'journal'
> = {
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
  recordPayout: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "payouts" */ './payouts/RecordPayoutDialog');
    return part.RecordPayoutDialog;
  }),
  payoutRun: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "payouts" */ './payouts/PayoutRunDialog');
    return part.PayoutRunDialog;
  }),
  payouts: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "payouts" */ './payouts/PayoutsDialog');
    return part.PayoutsDialog;
  }),
  journal: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "journal" */ './journal/JournalDialog');
    return part.JournalDialog;
  }),
};
