import { integrationsActions } from '@/slices/integrationsSlice';
import { merchantsActions } from '@/slices/merchantsSlice';
import { notificationsActions } from '@/slices/notificationsSlice';
import { refundRecorded, voidRecorded } from '@/slices/paymentsSlice';
import { singleKeysSwitched } from '@/slices/shortcutsSlice';
import { themeChosen } from '@/slices/themeSlice';
import { transactionsActions } from '@/slices/transactionsSlice';
import { volumeActions } from '@/slices/volumeSlice';
import { isSame } from '@/store/cells';
import { asideKey } from '@/store/aside';
import { MEMORIES, type Memory } from '@/store/memories';
import { KEY_PREFIX } from '@/store/storage';
import { reduceState, type RootState } from '@/store/store';
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
  store.dispatch(merchantsActions.pageSizeChosen(20));
  for (const id of [1, 2, 3]) store.dispatch(notificationsActions.notificationMarked({ id, isRead: true }));
  store.dispatch(notificationsActions.inboxMarkedRead());
  for (const [index, { id }] of completed.slice(0, 5).entries())
    store.dispatch(refundRecorded({ transactionId: id, amount: 100 + index, reason: 'Other' }));
  store.dispatch(voidRecorded(pending.id));
  store.dispatch(transactionsActions.pageSizeChosen(50));
  store.dispatch(volumeActions.periodChosen('day'));
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
    const { name } = memory.slice;
    const text = texts.get(KEY_PREFIX + name);
    const isOffered = state.memory.damaged.some((each) => each.slice === name && each.text === text);
    const isKeptAside = browser.texts.get(asideKey(name)) === text;
    if (text === kept.get(KEY_PREFIX + name)) {
      return isSame(keptOf(memory, state), keptOf(memory, whole)) ? [] : [`${name}, undamaged, is lost`];
    }
    const rows = state.memory.damaged.filter((each) => each.slice === name && each.text !== text);
    if (!isOffered && rows.length > 0) {
      // Well formed, and some rows are refused by the rules: these alone are set aside.
      const aside = browser.texts.get(asideKey(name)) ?? '';
      return rows.every((row) => aside.includes(row.text)) ? [] : [`${name}, with refused rows, is not set aside`];
    }
    if (!isOffered) {
      // It reads as well as what was written; then it is still there.
      return browser.texts.get(KEY_PREFIX + name) === text ? [] : [`${name}, damaged, is gone without a word`];
    }
    const isSample = isSame(keptOf(memory, state), keptOf(memory, initialState));
    return isKeptAside && isSample ? [] : [`${name}, damaged, is not set aside whole`];
  });
  return { state, problems: [...problems, ...state.memory.failing, ...checkBooks(state)] };
}

let wholeState: RootState | undefined;

async function openWhole(kept: Texts): Promise<RootState> {
  if (wholeState) return wholeState;
  const { store, stop } = await new FakeBrowser(kept).openTab();
  stop();
  return (wholeState = store.getState());
}

/** What is kept of one slice in a state. */
export function keptOf({ slice, keep }: Memory, state: RootState): object {
  return keep(state[slice.name as keyof RootState], slice.getInitialState());
}
