import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PAGE_SIZES } from '@/domain/lists/paging';
import { PERIODS } from '@/domain/money/volume';
import { THEME_CHOICES } from '@/domain/themes';
import { integrationsListActions, integrationsListSlice } from '@/slices/lists/integrationsListSlice';
import { merchantsListActions, merchantsListSlice } from '@/slices/lists/merchantsListSlice';
import { notificationsListActions, notificationsListSlice } from '@/slices/lists/notificationsListSlice';
import { secondaryViewActions, secondaryViewSlice } from '@/slices/lists/secondaryViewSlice';
import { statementsListActions, statementsListSlice } from '@/slices/lists/statementsListSlice';
import { transactionsListActions, transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { columnMappingsRemembered, columnMappingsSlice } from '@/slices/columnMappingsSlice';
import { chartActions, chartSlice } from '@/slices/ui/chartSlice';
import { shortcutsSlice, singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { themeChosen, themeSlice } from '@/slices/ui/themeSlice';
import { isRecord } from '@/store/json';
import type { RootState } from '@/store/rootReducer';

/** One choice of the operator, whatever the workspace: a field of a slice, under a storage key of its own. */
export type Preference<Value = unknown> = {
  /** The storage key, without its prefix. */
  name: string;
  slice: string;
  reducer: Reducer;
  field: string;
  initial: Value;
  isValue: (value: unknown) => value is Value;
  valueOf: (state: RootState) => Value;
  /** The event by which it is chosen: what another tab chose happens here as well. */
  chosen: (value: Value) => UnknownAction;
};

// Judged without the library of the schemas, which the first look does without.
const isOneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isPageSize = isOneOf(PAGE_SIZES);

/** What is remembered of the operator's own choices. One more is one more entry. */
export const PREFERENCES: readonly Preference[] = [
  prefer('integrations', integrationsListSlice, 'pageSize', isPageSize, integrationsListActions.pageSizeChosen),
  prefer('merchants', merchantsListSlice, 'pageSize', isPageSize, merchantsListActions.pageSizeChosen),
  prefer('notifications', notificationsListSlice, 'pageSize', isPageSize, notificationsListActions.pageSizeChosen),
  prefer('transactions', transactionsListSlice, 'pageSize', isPageSize, transactionsListActions.pageSizeChosen),
  prefer('screenView', secondaryViewSlice, 'pageSize', isPageSize, secondaryViewActions.pageSizeChosen),
  prefer('statementsList', statementsListSlice, 'pageSize', isPageSize, statementsListActions.pageSizeChosen),
  // Each is read when it is used: a damaged one is none.
  prefer('matchings', columnMappingsSlice, 'remembered', isTexts, columnMappingsRemembered),
  prefer('shortcuts', shortcutsSlice, 'areSingleKeysOn', isBoolean, singleKeysSwitched),
  prefer('theme', themeSlice, 'choice', isOneOf(THEME_CHOICES), themeChosen),
  prefer('volume', chartSlice, 'period', isOneOf(PERIODS), chartActions.periodChosen),
];

function prefer<Name extends keyof RootState, Field extends string & keyof RootState[Name]>(
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
  // In a list with others of their own kinds: the table is the place where they are told apart.
  return preference as unknown as Preference;
}
