import fc from 'fast-check';
import { themeChosen } from '@/slices/ui/themeSlice';
import { damageDismissed, sampleDataReset, selectHasNewerRecords } from '@/slices/persistenceSlice';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import { readPreference, writePreference } from '@/store/persistence/preferences/preferenceText';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

const KEY = 'splitpay:theme';

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

const textOf = (fields: object, preferenceValues: object, version = 2) =>
  JSON.stringify({ slice: 'theme', version, kept: preferenceValues, ...fields });

async function openOver(texts: Iterable<readonly [string, string]>) {
  const browser = new FakeBrowser(texts);
  const tab = await browser.openTab();
  await browser.waitForWrites();
  return { browser, ...tab };
}

const contentIn = (browser: FakeBrowser) => JSON.parse(browser.texts.get(KEY) ?? 'null') as unknown;

test('Any field of a later version survives a choice, in the text and beside its value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PREFERENCES),
      fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()),
      fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()),
      (preference, fields, values) => {
        const { name, field, initial } = preference;
        const preferenceValues = { ...values, [field]: initial };
        const before = JSON.stringify({ ...fields, slice: name, version: 2, kept: preferenceValues });
        expect(readPreference(before, preference)).toEqual({ value: initial });
        const written = writePreference(preference, initial, before);
        const hasOthers = Object.keys({ ...fields, ...preferenceValues }).some(
          (key) => !['slice', 'version', 'kept', field].includes(key),
        );
        if (hasOthers) expect(JSON.parse(written ?? 'null')).toEqual(JSON.parse(before));
        else expect(written).toBeNull();
      },
    ),
  );
});

test('A choice in an older tab keeps the fields of a later version', async () => {
  const { browser, store } = await openOver([[KEY, textOf({ by: 'Ana' }, { choice: 'Light', contrast: 'high' })]]);
  expect(store.getState().theme.choice).toBe('Light');
  store.dispatch(themeChosen('Dark'));
  await browser.calm();
  expect(contentIn(browser)).toEqual({
    slice: 'theme',
    version: 2,
    by: 'Ana',
    kept: { choice: 'Dark', contrast: 'high' },
  });
  store.dispatch(themeChosen('System'));
  await browser.calm();
  expect(contentIn(browser)).toMatchObject({ by: 'Ana', kept: { choice: 'System', contrast: 'high' } });
});

test.each([
  ['with a choice that only a later version offers', textOf({}, { choice: 'Sepia' })],
  ['of a later version', textOf({ more: 1 }, { palette: 'Sepia' }, 3)],
])('A preference %s reads as the initial value, and stays stored', async (_, text) => {
  const { browser, store } = await openOver([[KEY, text]]);
  expect(store.getState().theme.choice).toBe('System');
  expect(store.getState().persistence.damaged).toEqual([]);
  store.dispatch(inboxActions.inboxMarkedRead());
  store.dispatch(damageDismissed());
  store.dispatch(sampleDataReset());
  await browser.calm();
  expect(browser.texts.get(KEY)).toBe(text);
});

test('A text of a later version is not overwritten by a choice, which counts in its own tab only', async () => {
  const text = textOf({}, { palette: 'Sepia' }, 3);
  const { browser, store } = await openOver([[KEY, text]]);
  const { store: b } = await browser.openTab();
  store.dispatch(themeChosen('Dark'));
  await browser.calm();
  expect(browser.texts.get(KEY)).toBe(text);
  expect([store, b].map((tabStore) => tabStore.getState().theme.choice)).toEqual(['Dark', 'System']);
});

test('A tab takes no damage from what a later version writes meanwhile', async () => {
  const { browser, store } = await openOver([]);
  store.dispatch(themeChosen('Dark'));
  await browser.calm();
  const text = textOf({}, { choice: 'Sepia' });
  browser.newTab().storage.setItem(KEY, text);
  await browser.calm();
  expect(store.getState().theme.choice).toBe('System');
  expect(store.getState().persistence).toMatchObject({ failing: [], damaged: [] });
  expect(browser.texts.get(KEY)).toBe(text);
});

test('Edits that a closed page of a later version left stay until that version writes them', async () => {
  const read = { journal: 'inbox', id: '1', value: true };
  const newer = [
    { journal: 'approvals', id: 'D1', value: { id: 'D1' } },
    { journal: 'inbox', id: '2', value: { at: 1 }, schema: 3 },
  ];
  const { browser, store } = await openOver([['splitpay:unwritten', JSON.stringify([newer[0], read, newer[1]])]]);
  expect(await browser.entries()).toEqual({ 'inbox/1': true });
  expect(JSON.parse(browser.texts.get('splitpay:unwritten')!)).toEqual(newer);
  expect(selectHasNewerRecords(store.getState())).toBe(true);
});

test('A text that a later version stores under the name of a collection stays stored', async () => {
  const text = JSON.stringify({ slice: 'payments', version: 3, kept: { columns: ['amount'] } });
  const { browser, store } = await openOver([['splitpay:payments', text]]);
  expect(browser.texts.get('splitpay:payments')).toBe(text);
  expect(store.getState().persistence.damaged).toEqual([]);
});
