import { inboxActions } from '@/slices/entities/inboxSlice';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { isSame } from '@/lib/objects';
import { isEntry } from '@/store/persistence/entries/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import { readPreference } from '@/store/persistence/preferences/preferenceText';
import { quarantineKey } from '@/store/persistence/quarantine';
import { KEY_PREFIX } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';
import { refundOf, voidOf } from '../__tests__/helpers/builders';
import { FakeBrowser } from '../__tests__/helpers/store/fakeBrowser';
import { checkBalances } from './balanceChecks';
import { damage } from './damage';
import { createRandom } from './random';

export type StoredEntry = Awaited<ReturnType<FakeBrowser['stored']>>[number];

/** What a browser stores: the texts of its local storage, and the entries of its database. */
export type SavedState = { texts: ReadonlyMap<string, string>; entries: readonly StoredEntry[] };

/** What a browser stores after a change in every slice. */
export async function createSavedState(): Promise<SavedState> {
  const browser = new FakeBrowser();
  const { store, page, settled, stop } = await browser.openTab();
  const { integrations, merchants, transactions } = store.getState();
  const [integration, b] = integrations.rows;
  const [merchant] = merchants.rows;
  const pending = transactions.rows.find(({ status }) => status === 'Pending');
  const completed = transactions.rows.filter(({ status }) => status === 'Completed');
  if (!integration || !b || !merchant || !pending) throw new Error('The sample has too few rows');
  store.dispatch(integrationsActions.integrationEdited({ ...integration, status: 'Inactive' }));
  store.dispatch(integrationsActions.integrationAdded({ ...b, id: 'INT031', integrationName: 'Añadida "31"' }));
  store.dispatch(merchantsActions.merchantStatusChanged({ id: merchant.id, status: 'Suspended', reason: 'Two words' }));
  store.dispatch(merchantsListActions.pageSizeChosen(20));
  for (const id of [1, 2, 3]) store.dispatch(notificationsActions.notificationMarked({ id, isRead: true }));
  store.dispatch(inboxActions.inboxMarkedRead());
  for (const [index, { id }] of completed.slice(0, 5).entries())
    store.dispatch(refundOf({ transactionId: id, amount: 100 + index, reason: 'Other' }));
  store.dispatch(voidOf(pending.id));
  store.dispatch(transactionsListActions.pageSizeChosen(50));
  store.dispatch(chartActions.periodChosen('day'));
  store.dispatch(themeChosen('Dark'));
  store.dispatch(singleKeysSwitched(false));
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  stop();
  return { texts: browser.texts, entries: await browser.stored() };
}

/** Damages some of the texts and entries. The same seed gives the same damage. */
export function damageSavedState({ texts, entries }: SavedState, seed: number): SavedState {
  const random = createRandom(seed);
  const keys = random.pickSome([...texts.keys(), ...entries.map(pathOf)]);
  const contents = new Map([...texts, ...entries.map((entry) => [pathOf(entry), contentOf(entry)] as const)]);
  const others = (path: string) => [...contents].filter(([otherPath]) => otherPath !== path).map(([, text]) => text);
  const damaged = new Map(keys.map((path) => [path, damage(random, contents.get(path) ?? '', others(path))]));
  return {
    texts: new Map([...texts].map(([key, text]) => [key, damaged.get(key) ?? text])),
    entries: entries.map((entry) => withContent(entry, damaged.get(pathOf(entry)))),
  };
}

const pathOf = ({ journal, id }: Pick<StoredEntry, 'journal' | 'id'>) => `${journal}/${id}`;
const contentOf = ({ stamp, value }: StoredEntry) => JSON.stringify({ stamp, value });

/** The entry with its key and this content. Content that is not an object becomes its value. */
function withContent(entry: StoredEntry, content?: string): StoredEntry {
  if (content === undefined) return entry;
  const { workspace, journal, id, stamp } = entry;
  const key = { workspace, journal, id };
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...entry, ...parsed, ...key };
    return { ...key, stamp, value: parsed };
  } catch {
    return { ...key, stamp, value: content };
  }
}

const hasLines = (text: string, lines: string) => `\n${text}\n`.includes(`\n${lines}\n`);

/**
 * Starts a console from a saved state. Returns its state, for comparison with the state in a browser, and the
 * problems.
 */
export async function startFrom(saved: SavedState, original: SavedState) {
  const browser = new FakeBrowser(saved.texts);
  await browser.storeRaw(saved.entries);
  const { store, settled, stop } = await browser.openTab();
  await settled();
  const state = store.getState();
  stop();
  const quarantined = await browser.quarantined();
  const isShown = (name: string, text: string) =>
    state.persistence.damaged.some((entry) => entry.slice === name && hasLines(entry.text, text));
  const isInDatabase = (name: string, text: string) =>
    quarantined.some((entry) => entry.slice === name && hasLines(entry.text, text));
  const isInStorage = (name: string, text: string) => hasLines(browser.texts.get(quarantineKey(name)) ?? '', text);

  const preferenceProblems = PREFERENCES.flatMap((preference) => {
    const { name, initial, valueOf } = preference;
    const text = saved.texts.get(KEY_PREFIX + name);
    const read = text === undefined ? { value: initial } : readPreference(text, preference);
    if (text === original.texts.get(KEY_PREFIX + name) && !read) return [`${name} is not what was original`];
    const isQuarantined = isInStorage(name, text ?? '') || isInDatabase(name, text ?? '');
    if (!read && !(isShown(name, text ?? '') && isQuarantined))
      return [`${name}, damaged, is not completely in quarantine`];
    return isSame(valueOf(state), read ? read.value : initial) ? [] : [`${name} differs`];
  });
  const entryProblems = COLLECTIONS.flatMap((collection) => {
    const values = collection.valuesOf(state);
    const collectionEntries = saved.entries.filter((entry) => entry.journal === collection.name);
    const isAnyDamaged = collectionEntries.some((entry) => !original.entries.includes(entry));
    return collectionEntries.flatMap((entry) => {
      const isUndamaged = original.entries.includes(entry);
      const isRestored = isEntry({ ...entry, seq: entry.stamp }, collection) && isSame(values[entry.id], entry.value);
      // The rules may refuse a well-formed entry, even an undamaged one that depends on a damaged one.
      const text = JSON.stringify({ [entry.id]: entry.value ?? null });
      const isOffered = isShown(collection.name, text) && isInDatabase(collection.name, text);
      if (isRestored || (isOffered && (isAnyDamaged || !isUndamaged))) return [];
      return [`${pathOf(entry)}, ${isUndamaged ? 'undamaged, is lost' : 'damaged, is lost without a notice'}`];
    });
  });
  return {
    state,
    problems: [...preferenceProblems, ...entryProblems, ...state.persistence.failing, ...checkBalances(state)],
  };
}

/** The persisted parts of a state by name. */
export function persistedParts(state: RootState): Record<string, unknown> {
  return Object.fromEntries([
    ...PREFERENCES.map(({ name, valueOf }) => [`preference of ${name}`, valueOf(state)] as const),
    ...COLLECTIONS.map(({ name, valuesOf }) => [name, valuesOf(state)] as const),
  ]);
}
