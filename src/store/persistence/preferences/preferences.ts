import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PAGE_SIZES } from '@/domain/lists/paging';
import { PERIODS } from '@/domain/money/volume';
import { THEME_CHOICES } from '@/domain/themes';
import { accountingSlice, accountsTyped } from '@/slices/accountingSlice';
import {
  integrationsListActions,
  integrationsListSlice,
  merchantsListActions,
  merchantsListSlice,
  notificationsListActions,
  notificationsListSlice,
} from '@/slices/lists/entityListSlices';
import { columnsRestored, columnsSlice, type ColumnsByList } from '@/slices/lists/columnsSlice';
import { secondaryViewActions, secondaryViewSlice } from '@/slices/lists/secondaryViewSlice';
import { statementsListActions, statementsListSlice } from '@/slices/lists/statementsListSlice';
import { transactionsListActions, transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { columnMappingsRemembered, columnMappingsSlice } from '@/slices/columnMappingsSlice';
import { chartActions, chartSlice } from '@/slices/ui/chartSlice';
import { FIRST_STEPS, firstStepsChosen, layoutSlice } from '@/slices/ui/layoutSlice';
import { shortcutsSlice, singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { themeChosen, themeSlice } from '@/slices/ui/themeSlice';
import { isRecord } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';

/** One choice of the operator that applies to all workspaces: a field of a slice, stored under a separate key. */
export type Preference<Value = unknown> = {
  /** The storage key, without its prefix. */
  name: string;
  slice: string;
  reducer: Reducer;
  field: string;
  initial: Value;
  isValue: (value: unknown) => value is Value;
  valueOf: (state: RootState) => Value;
  /** The action that chooses it. The choice of another tab is dispatched as the same action. */
  chosen: (value: Value) => UnknownAction;
};

// Checked without the schema library, which the first look does not load.
const isOneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isPageSize = isOneOf(PAGE_SIZES);

/** All stored preferences. A new one is one more line. */
export const PREFERENCES: readonly Preference[] = [
  prefer('integrations', integrationsListSlice, 'pageSize', isPageSize, integrationsListActions.pageSizeChosen),
  prefer('merchants', merchantsListSlice, 'pageSize', isPageSize, merchantsListActions.pageSizeChosen),
  prefer('notifications', notificationsListSlice, 'pageSize', isPageSize, notificationsListActions.pageSizeChosen),
  prefer('transactions', transactionsListSlice, 'pageSize', isPageSize, transactionsListActions.pageSizeChosen),
  prefer('screenView', secondaryViewSlice, 'pageSize', isPageSize, secondaryViewActions.pageSizeChosen),
  prefer('statementsList', statementsListSlice, 'pageSize', isPageSize, statementsListActions.pageSizeChosen),
  // Each column is checked when it is used.
  prefer('columns', columnsSlice, 'byList', isRecord as (value: unknown) => value is ColumnsByList, columnsRestored),
  // Each mapping is checked when it is used. A damaged one is ignored.
  prefer('matchings', columnMappingsSlice, 'remembered', isTexts, columnMappingsRemembered),
  prefer('accounting', accountingSlice, 'typed', isTexts, accountsTyped),
  prefer('shortcuts', shortcutsSlice, 'areSingleKeysOn', isBoolean, singleKeysSwitched),
  prefer('firstSteps', layoutSlice, 'firstSteps', isOneOf(FIRST_STEPS), firstStepsChosen),
  prefer('theme', themeSlice, 'choice', isOneOf(THEME_CHOICES), themeChosen),
  prefer('volume', chartSlice, 'period', isOneOf(PERIODS), chartActions.periodChosen),
];

function prefer<Name extends Exclude<keyof RootState, 'engine'>, Field extends string & keyof RootState[Name]>(
  name: string,
  slice: { name: Name; reducer: Reducer<RootState[Name]>; getInitialState: () => RootState[Name] },
  field: Field,
  isValue: (value: unknown) => value is RootState[Name][Field],
  chosen: (value: RootState[Name][Field]) => UnknownAction,
): Preference {
  const preference: Preference<RootState[Name][Field]> = {
    name,
    slice: slice.name,
    reducer: slice.reducer as Reducer,
    field,
    initial: slice.getInitialState()[field],
    isValue,
    valueOf: (state) => state[slice.name][field],
    chosen,
  };
  // The list holds preferences of different value types, so the type of each is erased here.
  return preference as unknown as Preference;
}
