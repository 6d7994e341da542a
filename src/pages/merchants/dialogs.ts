import { lazyPart } from '@/components/browser/lazyPart';

/** The dialogs of merchants and payouts. Related forms share a chunk. */
export const merchantsDialogs = {
  addMerchant: lazyPart(
    'AddMerchantDialog',
    () => import(/* webpackChunkName: "merchant-form" */ './MerchantFormDialog'),
  ),
  editMerchant: lazyPart(
    'EditMerchantDialog',
    () => import(/* webpackChunkName: "merchant-form" */ './MerchantFormDialog'),
  ),
  merchantDetails: lazyPart(
    'MerchantDetailsDialog',
    () => import(/* webpackChunkName: "merchant-details" */ './MerchantDetailsDialog'),
  ),
  suspendMerchant: lazyPart(
    'SuspendMerchantDialog',
    () => import(/* webpackChunkName: "merchant-form" */ './SuspendMerchantDialog'),
  ),
  merchantStatuses: lazyPart(
    'MerchantStatusesDialog',
    () => import(/* webpackChunkName: "merchant-selection" */ './selection/MerchantStatusesDialog'),
  ),
  recordPayout: lazyPart(
    'RecordPayoutDialog',
    () => import(/* webpackChunkName: "payouts" */ './payouts/RecordPayoutDialog'),
  ),
  payoutRun: lazyPart('PayoutRunDialog', () => import(/* webpackChunkName: "payouts" */ './payouts/PayoutRunDialog')),
  payouts: lazyPart('PayoutsDialog', () => import(/* webpackChunkName: "payouts" */ './payouts/PayoutsDialog')),
  payoutLines: lazyPart(
    'PayoutLinesDialog',
    () => import(/* webpackChunkName: "payout-lines" */ './payoutLines/PayoutLinesDialog'),
  ),
  lineSearch: lazyPart(
    'LineSearchDialog',
    () => import(/* webpackChunkName: "payout-lines" */ './payoutLines/LineSearchDialog'),
  ),
  adjustment: lazyPart(
    'AdjustmentDialog',
    () => import(/* webpackChunkName: "adjustments" */ './adjustments/AdjustmentDialog'),
  ),
  agreedRates: lazyPart(
    'AgreedRatesDialog',
    () => import(/* webpackChunkName: "adjustments" */ './rates/AgreedRatesDialog'),
  ),
  addRates: lazyPart('AddRatesDialog', () => import(/* webpackChunkName: "adjustments" */ './rates/AddRatesDialog')),
  journal: lazyPart('JournalDialog', () => import(/* webpackChunkName: "journal" */ './journal/JournalDialog')),
};
