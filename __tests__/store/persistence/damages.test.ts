import fc from 'fast-check';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { integrationsListActions, notificationsListActions } from '@/slices/lists/entityListSlices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { changeOf } from '@/backend/local/messages';
import { sortOut } from '@/store/persistence/entries/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import type { RootState } from '@/store/rootReducer';
import { refundOf } from '../../helpers/builders';
import {
  damageOfText,
  openOver,
  pathsOf,
  readAllScreens,
  replaceAt,
  someOf,
  valuesIn,
  type Json,
} from '../../helpers/store/damages';
import { changeRows, FakeBrowser, markRead, useClock } from '../../helpers/store/tabs';

const [firstIntegration, secondIntegration] = integrationsSlice.getInitialState().rows;
const [firstMerchant] = merchantsSlice.getInitialState().rows;

type Stored = Awaited<ReturnType<FakeBrowser['stored']>>[number];

let texts: [string, string][];
let stored: Stored[];

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

/** A browser with a change of every kind. */
beforeAll(async () => {
  useClock();
  const browser = new FakeBrowser();
  const { store } = await browser.openTab();
  changeRows(store, 'integrations', [
    { ...firstIntegration!, status: 'Inactive' },
    { ...secondIntegration!, id: 'INT031', integrationName: 'Añadida "31"' },
  ]);
  changeRows(store, 'merchants', [{ ...firstMerchant!, name: 'Renamed', statusReason: undefined }]);
  markRead(store, [1, 2, 3]);
  store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 1500, reason: 'Other' }));
  store.dispatch(integrationsListActions.pageSizeChosen(20));
  store.dispatch(notificationsListActions.pageSizeChosen(50));
  store.dispatch(transactionsListActions.pageSizeChosen(20));
  store.dispatch(chartActions.periodChosen('day'));
  await browser.waitForWrites();
  texts = [...browser.texts];
  stored = await browser.stored();
});

/** The stored part of a state: preferences by name, and values by collection and id. */
const preferredIn = (state: RootState): Record<string, unknown> =>
  Object.fromEntries(PREFERENCES.map(({ name, valueOf }) => [name, valueOf(state)]));
test('The console starts with any damaged preferences, loses nothing else, and offers the damaged texts', async () => {
  const whole = await openOver(texts, stored);
  const damages = someOf(texts).chain((hit) =>
    fc.tuple(
      ...hit.map(([key, text]) =>
        damageOfText(
          text,
          2,
          texts.filter(([b]) => b !== key).map(([, b]) => b),
        ).map((damaged) => [key, damaged] as const),
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(damages, async (damaged) => {
      const { browser, state } = await openOver([...texts, ...damaged], stored);
      const names = damaged.map(([key]) => key.slice('splitpay:'.length));
      const expected = PREFERENCES.map(({ name, initial }) => [
        name,
        names.includes(name) ? initial : preferredIn(whole.state)[name],
      ]);
      expect(preferredIn(state)).toEqual(Object.fromEntries(expected));
      expect(valuesIn(state)).toEqual(valuesIn(whole.state));
      for (const [key, text] of damaged) expect(browser.texts.get(`${key}:damaged`)).toBe(text);
      expect(state.persistence.damaged).toHaveLength(damaged.length);
      expect(state.persistence.failing).toEqual([]);
      await browser.close();
    }),
    { numRuns: 150 },
  );
});

/** A stored entry with an invalid shape: a part is replaced or missing. */
const damageOfEntry = (entry: Stored) => {
  const journal = COLLECTIONS.find(({ name }) => name === entry.journal)!;
  const whole = JSON.parse(JSON.stringify(entry)) as Json & object;
  const paths = pathsOf(whole, true).filter(
    ([first]) => first !== 'journal' && first !== 'id' && first !== 'workspace',
  );
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.oneof(
        fc.constant(undefined),
        fc.json().map((json) => JSON.parse(json) as Json),
      ),
    )
    .map(([path, value]) => JSON.parse(replaceAt(JSON.stringify(whole), path, value)) as Stored)
    .filter((damaged) => sortOut([changeOf(damaged)], () => journal).damaged.length > 0);
};

/** Sequences that cannot be converted to numbers. */
const unsortable = () =>
  stored.map((entry, index): [number, Stored] => [
    index,
    JSON.parse(JSON.stringify({ ...entry, value: {}, stamp: { toString: 0 } })) as Stored,
  ]);

test('The console starts with any damaged entries, loses no other entry, and offers each damaged one', async () => {
  const damages = someOf(stored.map((_, index) => index)).chain((hit) =>
    fc.tuple(...hit.map((index) => damageOfEntry(stored[index]!).map((damaged) => [index, damaged] as const))),
  );
  await fc.assert(
    fc.asyncProperty(damages, async (damaged) => {
      const byIndex = new Map(damaged);
      const { browser, state } = await openOver(
        texts,
        stored.map((entry, index) => byIndex.get(index) ?? entry),
      );
      const others = stored.filter((_, index) => !byIndex.has(index));
      expect(Object.fromEntries(valuesIn(state))).toEqual(
        Object.fromEntries(others.map(({ journal, id, value }) => [`${journal}/${id}`, value])),
      );
      expect(Object.keys(await browser.entries()).sort()).toEqual(
        others.map(({ journal, id }) => `${journal}/${id}`).sort(),
      );
      for (const [, { journal, id, value }] of damaged) {
        const line = JSON.stringify({ [id]: value ?? null });
        const reported = state.persistence.damaged.find(({ slice }) => slice === journal)!;
        expect(reported.text.split('\n')).toContain(line);
      }
      const aside = (await browser.quarantined()).map(({ slice, text }) => `${slice} ${text}`).sort();
      expect(aside).toEqual(
        damaged.map(([, { journal, id, value }]) => `${journal} ${JSON.stringify({ [id]: value ?? null })}`).sort(),
      );
      expect(state.persistence.failing).toEqual([]);
      readAllScreens(state);
      await browser.close();
    }),
    { examples: [[unsortable()]] },
  );
});

test('The console starts after a change of any character of a text, and loses nothing else', async () => {
  const whole = await openOver(texts, stored);
  const flips = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.string({ maxLength: 2 }))
    .map(
      ([[key, text], at, put]) =>
        [key, text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1)] as const,
    );
  await fc.assert(
    fc.asyncProperty(flips, async ([key, text]) => {
      const { browser, state } = await openOver([...texts, [key, text]], stored);
      const [name] = [key.slice('splitpay:'.length)];
      const { [name]: _quarantined, ...others } = preferredIn(state);
      const { [name]: _whole, ...expected } = preferredIn(whole.state);
      expect(others).toEqual(expected);
      expect(valuesIn(state)).toEqual(valuesIn(whole.state));
      const isRead = browser.texts.get(key) === text;
      expect(state.persistence.damaged).toEqual(isRead ? [] : [{ slice: name, text }]);
      await browser.close();
    }),
    { numRuns: 150 },
  );
});

test('An unknown storage key and an entry of an unknown collection stay unchanged', async () => {
  const unknown: [string, string][] = [
    ['splitpay:unknown', '{"version":1'],
    ['persist:root', '{}'],
  ];
  const batch = { workspace: 'sample', journal: 'batches', id: 'B1', stamp: 99, value: { cents: 100 } };
  const { browser, state } = await openOver([...texts, ...unknown], [...stored, batch]);
  expect(state.persistence.damaged).toEqual([]);
  expect(browser.texts).toEqual(new Map([...texts, ...unknown]));
  expect(await browser.stored()).toEqual([...stored, batch]);
});
