import { inboxActions } from '@/slices/entities/inboxSlice';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { isSame } from '@/domain/isSame';
import { readEntry } from '@/store/persistence/entries/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import { readPreference } from '@/store/persistence/preferences/preferenceText';
import { quarantineKey } from '@/store/persistence/quarantine';
import { KEY_PREFIX } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';
import { refundOf, voidOf } from '../__tests__/helpers/builders';
import { FakeBrowser } from '../__tests__/helpers/store/fakeBrowser';
import { checkBooks } from './balanceChecks';
import { damage } from './damage';
import { createRandom } from './random';

export type StoredEntry = Awaited<ReturnType<FakeBrowser['stored']>>[number];

/** What a browser keeps: the texts of its storage, and the entries of its database. */
export type Saved = { texts: ReadonlyMap<string, string>; entries: readonly StoredEntry[] };

/** What a browser keeps after something of every slice was changed. */
export async function keepSomething(): Promise<Saved> {
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

/** The same with some of it damaged: one seed, one state. */
export function damageSome({ texts, entries }: Saved, seed: number): Saved {
  const random = createRandom(seed);
  const keys = random.some([...texts.keys(), ...entries.map(pathOf)]);
  const all = new Map([...texts, ...entries.map((entry) => [pathOf(entry), contentOf(entry)] as const)]);
  const others = (path: string) => [...all].filter(([b]) => b !== path).map(([, text]) => text);
  const damaged = new Map(keys.map((path) => [path, damage(random, all.get(path) ?? '', others(path))]));
  return {
    texts: new Map([...texts].map(([key, text]) => [key, damaged.get(key) ?? text])),
    entries: entries.map((entry) => withContent(entry, damaged.get(pathOf(entry)))),
  };
}

const pathOf = ({ journal, id }: Pick<StoredEntry, 'journal' | 'id'>) => `${journal}/${id}`;
const contentOf = ({ stamp, value, origin }: StoredEntry) => JSON.stringify({ stamp, value, origin });

/** The entry under its key, with this content: what is no object stands in the place of its value. */
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

/** What is wrong with a console that starts from this; its state, for a second look at it. */
export async function startFrom(saved: Saved, kept: Saved) {
  const browser = new FakeBrowser(saved.texts);
  await browser.keepRaw(saved.entries);
  const { store, settled, stop } = await browser.openTab();
  await settled();
  const state = store.getState();
  stop();
  const quarantined = await browser.quarantined();
  const isShown = (name: string, text: string) =>
    state.persistence.damaged.some((each) => each.slice === name && hasLines(each.text, text));
  const isInDatabase = (name: string, text: string) =>
    quarantined.some((each) => each.slice === name && hasLines(each.text, text));
  const isInStorage = (name: string, text: string) => hasLines(browser.texts.get(quarantineKey(name)) ?? '', text);

  const ofPreferences = PREFERENCES.flatMap((preference) => {
    const { name, initial, valueOf } = preference;
    const text = saved.texts.get(KEY_PREFIX + name);
    const read = text === undefined ? { value: initial } : readPreference(text, preference);
    if (text === kept.texts.get(KEY_PREFIX + name) && !read) return [`${name} is not what was kept`];
    const isQuarantined = isInStorage(name, text ?? '') || isInDatabase(name, text ?? '');
    if (!read && !(isShown(name, text ?? '') && isQuarantined)) return [`${name}, damaged, is not whole in quarantine`];
    return isSame(valueOf(state), read ? read.value : initial) ? [] : [`${name} is another`];
  });
  const ofEntries = COLLECTIONS.flatMap((journal) => {
    const values = journal.valuesOf(state);
    const own = saved.entries.filter((each) => each.journal === journal.name);
    const isHit = own.some((entry) => !kept.entries.includes(entry));
    return own.flatMap((entry) => {
      const isUndamaged = kept.entries.includes(entry);
      const remaining = readEntry(entry, journal) !== undefined && isSame(values[entry.id], entry.value);
      // Well formed, and refused by the rules, each alone: an undamaged one too, where a damaged one stands in its way.
      const text = JSON.stringify({ [entry.id]: entry.value ?? null });
      const isOffered = isShown(journal.name, text) && isInDatabase(journal.name, text);
      if (remaining || (isOffered && (isHit || !isUndamaged))) return [];
      return [`${pathOf(entry)}, ${isUndamaged ? 'undamaged, is lost' : 'damaged, is gone without a word'}`];
    });
  });
  return { state, problems: [...ofPreferences, ...ofEntries, ...state.persistence.failing, ...checkBooks(state)] };
}

/** What is kept of a state, by names. */
export function keptOf(state: RootState): Record<string, unknown> {
  return Object.fromEntries([
    ...PREFERENCES.map(({ name, valueOf }) => [`preference of ${name}`, valueOf(state)] as const),
    ...COLLECTIONS.map(({ name, valuesOf }) => [name, valuesOf(state)] as const),
  ]);
}
