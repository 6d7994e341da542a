import { parse } from 'valibot';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { asideKey } from '@/store/persistence/aside';
import { isSame } from '@/domain/isSame';
import { keptOfCells, type Kept } from '@/store/persistence/cells';
import { MEMORIES, type Memory } from '@/store/persistence/memories';
import { KEY_PREFIX } from '@/store/persistence/storage';
import { readText } from '@/store/persistence/storedText';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';
import { refundOf, voidOf } from '../__tests__/helpers/builders';
import { FakeBrowser } from '../__tests__/helpers/tabs';
import { checkBooks } from './books';
import { damage } from './damages';
import { createRandom } from './random';

export type Texts = ReadonlyMap<string, string>;

const initialState = reduceState(undefined, { type: 'started' });

/** What a browser keeps after something of every slice was changed. */
export async function keepSomething(): Promise<Texts> {
  const browser = new FakeBrowser();
  const { store, page, stop } = await browser.openTab();
  const { integrations, merchants, transactions } = store.getState();
  const [integration, other] = integrations.rows;
  const [merchant] = merchants.rows;
  const pending = transactions.rows.find(({ status }) => status === 'Pending');
  const completed = transactions.rows.filter(({ status }) => status === 'Completed');
  if (!integration || !other || !merchant || !pending) throw new Error('The sample has too few rows');
  store.dispatch(integrationsActions.integrationEdited({ ...integration, status: 'Inactive' }));
  store.dispatch(integrationsActions.integrationAdded({ ...other, id: 'INT031', integrationName: 'Añadida "31"' }));
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
  stop();
  return browser.texts;
}

/** The texts with some of them damaged: one seed, one state. */
export function damageSome(kept: Texts, seed: number): Texts {
  const random = createRandom(seed);
  const keys = random.some([...kept.keys()]);
  const changed = keys.map((key) => {
    const others = [...kept].filter(([other]) => other !== key).map(([, text]) => text);
    return [key, damage(random, kept.get(key) ?? '', others)] as const;
  });
  return new Map([...kept, ...changed]);
}

/** What is wrong with a console that starts from these texts; its state, for a second look at it. */
export async function startFrom(texts: Texts, kept: Texts) {
  const browser = new FakeBrowser(texts);
  const { store, stop } = await browser.openTab();
  const state = store.getState();
  stop();
  const whole = await openWhole(kept);
  const problems = MEMORIES.flatMap((memory) => {
    const { name } = memory;
    const text = texts.get(KEY_PREFIX + name);
    const isOffered = state.memory.damaged.some((each) => each.slice === name && each.text === text);
    const isKeptAside = browser.texts.get(asideKey(name)) === text;
    if (text === kept.get(KEY_PREFIX + name)) {
      return isSame(keptOf(memory, state), keptOf(memory, whole)) ? [] : [`${name}, undamaged, is lost`];
    }
    if (!isOffered) {
      // Well formed: only rows that the rules refuse are set aside, each alone.
      const aside = browser.texts.get(asideKey(name)) ?? '';
      const rows = state.memory.damaged.filter(({ slice }) => slice === name);
      if (!rows.every((row) => aside.includes(row.text))) return [`${name}, with refused rows, is not set aside`];
      return isTakenOver(memory, text ?? '', state) ? [] : [`${name}, damaged, is gone without a word`];
    }
    const isSample = isSame(keptOf(memory, state), keptOf(memory, initialState));
    return isKeptAside && isSample ? [] : [`${name}, damaged, is not set aside whole`];
  });
  return { state, problems: [...problems, ...state.memory.failing, ...checkBooks(state)] };
}

/** Whether the text reads well, and all of it stands in the state but what the rules refuse, which is offered alone. */
function isTakenOver(memory: Memory, text: string, state: RootState): boolean {
  const cells = readText(text, memory);
  if (!cells) return false;
  const { name, schema, keep, restore } = memory;
  const offered = state.memory.damaged.filter((each) => each.slice === name).map((each) => each.text);
  const accepted = [...cells].filter(([path, { value }]) => !offered.includes(JSON.stringify({ [path]: value })));
  const expected = restore(initialState, parse(schema, keptOfCells(new Map(accepted))));
  return isSame(keep({ ...initialState, ...expected }), keptOf(memory, state));
}

let wholeState: RootState | undefined;

async function openWhole(kept: Texts): Promise<RootState> {
  if (wholeState) return wholeState;
  const { store, stop } = await new FakeBrowser(kept).openTab();
  stop();
  return (wholeState = store.getState());
}

/** What is kept under one name of a state. */
export function keptOf({ keep }: Memory, state: RootState): Kept {
  return keep(state);
}
