import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { accountingSlice } from '@/slices/accountingSlice';
import { editsSlice } from '@/slices/entities/editsSlice';
import type { WithEngine } from '@/slices/engineSlice';
import { inboxSlice } from '@/slices/entities/inboxSlice';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsActions, merchantsSlice } from '@/slices/entities/merchantsSlice';
import { notificationsSlice } from '@/slices/entities/notificationsSlice';
import { isAdded } from '@/slices/entities/overlay';
import { paymentEventsSlice } from '@/slices/entities/paymentEventsSlice';
import { reconciliationSlice } from '@/slices/entities/reconciliationSlice';
import { payoutsSlice } from '@/slices/entities/payoutsSlice';
import { statementsSlice } from '@/slices/entities/statementsSlice';
import { savedViewsSlice } from '@/slices/entities/savedViewsSlice';
import {
  adjustmentsSlice,
  agreedRatesSlice,
  assignmentsSlice,
  approvalRulesSlice,
  chargeModelsSlice,
  disputesSlice,
  notesSlice,
  proposalsSlice,
} from '@/slices/entities/recordSlices';
import { reversalsSlice } from '@/slices/entities/reversalsSlice';
import { transactionsSlice } from '@/slices/entities/transactionsSlice';
import { volumeSlice } from '@/slices/entities/volumeSlice';
import { integrationsListSlice, merchantsListSlice, notificationsListSlice } from '@/slices/lists/entityListSlices';
import { columnsSlice } from '@/slices/lists/columnsSlice';
import { selectionSlice } from '@/slices/lists/selectionSlice';
import { statementsListSlice } from '@/slices/lists/statementsListSlice';
import { secondaryViewSlice } from '@/slices/lists/secondaryViewSlice';
import { transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { columnMappingsSlice } from '@/slices/columnMappingsSlice';
import { persistenceSlice } from '@/slices/persistenceSlice';
import { readTimeSlice } from '@/slices/readTimeSlice';
import { asOfSlice } from '@/slices/ui/asOfSlice';
import { chartSlice } from '@/slices/ui/chartSlice';
import { dialogsSlice } from '@/slices/ui/dialogsSlice';
import { helpSlice } from '@/slices/ui/helpSlice';
import { layoutSlice } from '@/slices/ui/layoutSlice';
import { lineSearchSlice } from '@/slices/ui/lineSearchSlice';
import { paletteSlice } from '@/slices/ui/paletteSlice';
import { routeSlice } from '@/slices/ui/routeSlice';
import { shortcutsSlice } from '@/slices/ui/shortcutsSlice';
import { teamSlice } from '@/slices/teamSlice';
import { themeSlice } from '@/slices/ui/themeSlice';
import { workspaceSlice } from '@/slices/workspaceSlice';

const slices = [
  accountingSlice,
  adjustmentsSlice,
  agreedRatesSlice,
  approvalRulesSlice,
  asOfSlice,
  assignmentsSlice,
  chargeModelsSlice,
  chartSlice,
  columnsSlice,
  dialogsSlice,
  disputesSlice,
  editsSlice,
  helpSlice,
  inboxSlice,
  integrationsListSlice,
  integrationsSlice,
  layoutSlice,
  lineSearchSlice,
  columnMappingsSlice,
  merchantsListSlice,
  merchantsSlice,
  notificationsListSlice,
  notificationsSlice,
  notesSlice,
  paletteSlice,
  paymentEventsSlice,
  payoutsSlice,
  persistenceSlice,
  proposalsSlice,
  readTimeSlice,
  reconciliationSlice,
  routeSlice,
  savedViewsSlice,
  secondaryViewSlice,
  selectionSlice,
  shortcutsSlice,
  statementsListSlice,
  statementsSlice,
  reversalsSlice,
  teamSlice,
  themeSlice,
  transactionsListSlice,
  transactionsSlice,
  volumeSlice,
  workspaceSlice,
] as const;

type Slice = (typeof slices)[number];
export type RootState = { [Each in Slice as Each['name']]: ReturnType<Each['reducer']> } & WithEngine;
export type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/** The root reducer. `others` replaces those of some slices, and adds those that only some pages have. */
export function combineSliceReducers(others: Record<string, Reducer> = {}): RootReducer {
  const reducers = { ...Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer])), ...others };
  return withMerchantCheck(combineReducers(reducers) as unknown as RootReducer);
}

export const rootReducer = combineSliceReducers();

/**
 * Original merchants cannot be removed, so their slices need no check. Removing an added merchant also removes its
 * integrations, which no single slice can do.
 */
function withMerchantCheck(reducer: RootReducer): RootReducer {
  return (state, action) => {
    const isRefused =
      merchantsActions.merchantRemoved.match(action) && state?.merchants && !isAdded(state.merchants, action.payload);
    return isRefused ? (state as RootState) : reducer(state, action);
  };
}
