import fc from 'fast-check';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { merchantsList, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import { FakeBrowser } from './tabs';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Lists the paths in a plain value: to the fields of its objects, and on request to the items of its lists. */
export function pathsOf(value: Json, withItems: boolean, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => [
    ...(isList && !withItems ? [] : [[...path, key]]),
    ...pathsOf(child, withItems, [...path, key]),
  ]);
}

/** Returns the text with the field at a path replaced, or removed if there is no value for it. */
export function replaceAt(text: string, path: string[], value: Json | undefined): string {
  const whole = JSON.parse(text) as Record<string, Json>;
  const parent = path.slice(0, -1).reduce<Record<string, Json>>((at, key) => at[key] as Record<string, Json>, whole);
  const last = path.at(-1)!;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return JSON.stringify(whole);
}

/** Generates detectable damages of a stored text; `others` are the texts of other slices. */
export function damageOfText(text: string, version: number, others: readonly string[]): fc.Arbitrary<string> {
  const whole = JSON.parse(text) as Record<string, Json>;
  // A preference may have fields of a later version.
  const parts = ['kept', 'stamps', 'removed'].filter((part) => part in whole && version === 1);
  return fc.oneof(
    fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    fc.nat(text.length - 2).map((start) => text.slice(start + 1)),
    fc.json().filter((json) => json !== text),
    fc.string().filter((b) => b !== text),
    fc.constantFrom(...pathsOf(whole, true)).map((path) => replaceAt(text, path, { wrong: ['shape'] })),
    // An added row without its mark, or a record without its time zone, looks like an entry of an earlier version. A
    // merchant without the reason of its suspension has a valid shape, but is rejected.
    fc
      .constantFrom(
        ...pathsOf(whole, false).filter(
          (path) => path[0] !== 'origins' && !['zone', 'statusReason'].includes(path.at(-1)!),
        ),
      )
      .map((path) => replaceAt(text, path, undefined)),
    ...parts.map((part) => fc.constant(replaceAt(text, [part, 'unknown'], { first: true }))),
    fc
      .oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))
      .filter((b) => b !== 1 && b !== version && !(Number(b) > version))
      .map((b) => replaceAt(text, ['version'], b)),
    fc.constantFrom(...others),
  );
}

/** Returns the stored entries of a state by collection and id. */
export const valuesIn = (state: RootState): [string, unknown][] =>
  COLLECTIONS.flatMap(({ name, valuesOf }) =>
    Object.entries(valuesOf(state)).map(([id, value]): [string, unknown] => [`${name}/${id}`, value]),
  );

export function readAllScreens(state: RootState) {
  integrationsList.selectPage(state);
  merchantsList.selectPage(state);
  selectTopMerchants(state);
  notificationsList.selectPage(state);
}

/** Starts a console with these texts and entries, and returns the result. */
export async function openOver(overTexts: Iterable<readonly [string, string]>, entries: readonly unknown[]) {
  const browser = new FakeBrowser(overTexts);
  await browser.storeRaw(entries);
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  return { browser, state: store.getState() };
}

export const someOf = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
