import fc from 'fast-check';
import { integrationsList } from '@/selectors/integrationsSelectors';
import { merchantsList, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { integrationsListActions } from '@/slices/lists/integrationsListSlice';
import { notificationsListActions } from '@/slices/lists/notificationsListSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { MEMORIES } from '@/store/persistence/memories';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { changeRows, FakeBrowser, markRead, settle } from '../helpers/tabs';

const NAMES = ['integrations', 'merchants', 'notifications', 'payments', 'transactions', 'volume'] as const;
type Name = (typeof NAMES)[number];
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const [firstIntegration, secondIntegration] = integrationsSlice.getInitialState().rows;
const [firstMerchant] = merchantsSlice.getInitialState().rows;

let kept: Map<string, string>;
let edited: RootState;

/** A browser in which something of every slice was changed. */
beforeAll(async () => {
  jest.useFakeTimers();
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  changeRows(store, 'integrations', [
    { ...firstIntegration!, status: 'Inactive' },
    { ...secondIntegration!, id: 'INT031', integrationName: 'Añadida "31"' },
  ]);
  changeRows(store, 'merchants', [{ ...firstMerchant!, name: 'Renamed', statusReason: undefined }]);
  store.dispatch(integrationsListActions.pageSizeChosen(20));
  store.dispatch(notificationsListActions.pageSizeChosen(50));
  markRead(store, [1, 2, 3]);
  store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));
  store.dispatch(transactionsListActions.pageSizeChosen(20));
  store.dispatch(chartActions.periodChosen('day'));
  settle();
  kept = browser.texts;
  edited = store.getState();
});

afterAll(() => jest.useRealTimers());

const textOf = (name: Name) => kept.get(`splitpay:${name}`)!;

/** What redux-persist notes in each slice that it has read. */
const AS_PERSISTED = { _persist: expect.objectContaining({ rehydrated: true }) as object };

/** Whether the slices that are kept under a name are as in the other state. */
function expectSlices(name: Name, state: RootState, wanted: RootState): void {
  for (const { name: slice } of MEMORIES.find((memory) => memory.name === name)!.slices) {
    const key = slice as keyof RootState;
    expect(state[key]).toEqual({ ...wanted[key], ...AS_PERSISTED });
  }
}

/** The paths of a plain value, to its objects' fields and, where wanted, its lists' items. */
function pathsOf(value: Json, withItems: boolean, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => [
    ...(isList && !withItems ? [] : [[...path, key]]),
    ...pathsOf(child, withItems, [...path, key]),
  ]);
}

/** The text with the field at a path replaced, or taken away where there is no value for it. */
function replaceAt(text: string, path: string[], value: Json | undefined): string {
  const whole = JSON.parse(text) as Record<string, Json>;
  const parent = path.slice(0, -1).reduce<Record<string, Json>>((at, key) => at[key] as Record<string, Json>, whole);
  const last = path.at(-1)!;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return JSON.stringify(whole);
}

/** Damages that cannot be overlooked. */
const damage = (name: Name) => {
  const text = textOf(name);
  const whole = JSON.parse(text) as Json;
  return fc.oneof(
    fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    fc.nat(text.length - 2).map((start) => text.slice(start + 1)),
    fc.json().filter((json) => json !== text),
    fc.string().filter((other) => other !== text),
    fc.constantFrom(...pathsOf(whole, true)).map((path) => replaceAt(text, path, { wrong: ['shape'] })),
    // Without its mark an added row is as one of an earlier version, and a record without its zone too.
    fc
      .constantFrom(...pathsOf(whole, false).filter((path) => path[0] !== 'origins' && path.at(-1) !== 'zone'))
      .map((path) => replaceAt(text, path, undefined)),
    fc.constantFrom('kept', 'stamps', 'removed').map((part) => replaceAt(text, [part, 'unknown'], { first: true })),
    fc
      .oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))
      .filter((version) => version !== 1)
      .map((version) => replaceAt(text, ['version'], version)),
    fc.constantFrom(...NAMES.filter((other) => other !== name)).map(textOf),
  );
};

function readAllScreens(state: RootState) {
  integrationsList.selectPage(state);
  merchantsList.selectPage(state);
  selectTopMerchants(state);
  notificationsList.selectPage(state);
}

const damages = () =>
  fc
    .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 })
    .chain((names) => fc.tuple(...names.map((name) => damage(name).map((text) => ({ name, text })))));

test('However many slices are damaged, and however: the console starts, no other slice is lost, the texts are offered', async () => {
  const sample = setupStore().getState();
  await fc.assert(
    fc.asyncProperty(damages(), async (damaged) => {
      const browser = new FakeBrowser([
        ...kept,
        ...damaged.map(({ name, text }) => [`splitpay:${name}`, text] as const),
      ]);
      const { store, stop } = await browser.openTab();
      const state = store.getState();
      for (const name of NAMES) {
        const hit = damaged.find((each) => each.name === name);
        expectSlices(name, state, hit ? sample : edited);
        if (hit) expect(browser.texts.get(`splitpay:${name}:damaged`)).toBe(hit.text);
      }
      expect(state.memory.damaged).toHaveLength(damaged.length);
      expect(state.memory.damaged).toEqual(
        expect.arrayContaining(damaged.map(({ name, text }) => ({ slice: name, text }))),
      );
      expect(state.memory.failing).toEqual([]);
      readAllScreens(state);
      stop();
    }),
    { numRuns: 300 },
  );
});

test('Whatever else one character becomes: the console starts, and no other slice is lost', async () => {
  const flips = fc
    .tuple(fc.constantFrom(...NAMES), fc.nat(), fc.string({ maxLength: 2 }))
    .map(([name, at, put]) => ({ name, at: at % textOf(name).length, put }));
  await fc.assert(
    fc.asyncProperty(flips, async ({ name, at, put }) => {
      const text = textOf(name).slice(0, at) + put + textOf(name).slice(at + 1);
      const browser = new FakeBrowser([...kept, [`splitpay:${name}`, text]]);
      const { store, stop } = await browser.openTab();
      const state = store.getState();
      for (const other of NAMES.filter((each) => each !== name)) expectSlices(other, state, edited);
      const isRead = browser.texts.get(`splitpay:${name}`) === text;
      // Of what is well formed and refused by the rules, the one row.
      const [aside, ...others] = state.memory.damaged;
      expect([aside?.slice, others]).toEqual([isRead ? undefined : name, []]);
      if (aside && aside.text !== text) expect(Object.keys(JSON.parse(aside.text) as object)).toHaveLength(1);
      readAllScreens(state);
      stop();
    }),
    { numRuns: 250 },
  );
});

test('A key of a slice that the console does not know is left alone', async () => {
  const browser = new FakeBrowser([...kept, ['splitpay:unknown', '{"version":1'], ['persist:root', '{}']]);
  const { store } = await browser.openTab();
  settle();
  for (const name of NAMES) expectSlices(name, store.getState(), edited);
  expect(store.getState().memory.damaged).toEqual([]);
  expect(browser.texts).toEqual(new Map([...kept, ['splitpay:unknown', '{"version":1'], ['persist:root', '{}']]));
});
