import fc from 'fast-check';
import { addMerchant, changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { editIntegration } from '@/commands/integrations';
import { undo } from '@/commands/changes/auditTrail';
import { draftOfMerchant, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { selectIntegration, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectDamagedTexts } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { COMPLETE } from '../../helpers/domain/merchantForm';
import { edit, HARBOR, merchantIn } from '../../helpers/store/merchantEdits';
import { openTwo, useClock } from '../../helpers/store/tabs';

const FORM = 'INT001';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const formIn = (store: AppStore) => selectIntegration(store.getState(), FORM)!;
const textsIn = (store: AppStore) => selectToasts(store.getState()).map(({ title, text }) => `${title} | ${text}`);
function undoLast(store: AppStore) {
  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
}

test('An open form saves only its changed fields, and reports what another tab changed meanwhile', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const opened = formIn(a);
  expect(opened).toMatchObject({ integrationName: 'Race Registration', status: 'Active' });
  b.dispatch(changeMerchantStatus(opened.merchantId, 'Suspended', 'Chargebacks', true));
  b.dispatch(editIntegration(formIn(b), { ...formIn(b), split: { unit: '%', hundredths: 500 } }));
  await browser.calm();
  a.dispatch(editIntegration(opened, { ...opened, integrationName: 'Night Race' }));
  await browser.calm();
  for (const { store } of tabs) {
    expect(formIn(store)).toEqual({
      ...opened,
      integrationName: 'Night Race',
      status: 'Inactive',
      split: { unit: '%', hundredths: 500 },
    });
  }
  expect(textsIn(a)).toEqual([
    'Integration saved | Changes to Night Race saved. Another tab also changed Status: Inactive; Split: 5%.',
  ]);
});

test('An edit replaces a field that another tab changed too, and the toast shows the replaced value', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const opened = draftOfMerchant(merchantIn(a));
  edit(b, { description: 'By the other', contactPerson: 'Kim Lee' });
  await browser.calm();
  a.dispatch(editMerchant(HARBOR, opened, { ...opened, description: 'By the first', contactPerson: 'Kim Lee' }));
  expect(merchantIn(a)).toMatchObject({ description: 'By the first', contactPerson: 'Kim Lee' });
  expect(textsIn(a)).toEqual([
    `Merchant saved | Changes to ${opened.name} saved. You replaced a change from another tab: Description: By the other.`,
  ]);
});

test('Undo of an edit restores only its changed fields, and none that was changed again since', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const before = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  await browser.calm();
  edit(b, { description: 'By the other' });
  await browser.calm();
  undoLast(a);
  await browser.calm();
  for (const { store } of tabs) expect(merchantIn(store)).toEqual({ ...before, description: 'By the other' });

  edit(a, { street: '3 Pier Walk' });
  a.dispatch(changeMerchantStatus(HARBOR, 'Inactive'));
  await browser.calm();
  edit(b, { street: '4 Pier Walk' });
  b.dispatch(changeMerchantStatus(HARBOR, 'Suspended', 'Chargebacks'));
  await browser.calm();
  for (const { undo: action } of selectToasts(a.getState()).slice(-2)) a.dispatch(undo(action!));
  expect(merchantIn(a)).toMatchObject({ street: '4 Pier Walk', status: 'Suspended', statusReason: 'Chargebacks' });
  expect(textsIn(a).at(-1)).toBe('Not undone | The data has changed since.');
});

test('Edits of different fields at the same moment both stay, and the later tab reports the other edit', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const before = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  b.dispatch(changeMerchantStatus(HARBOR, 'Suspended', 'Chargebacks', true));
  await browser.calm();
  const { store: fresh } = await browser.openTab();
  for (const store of [a, b, fresh]) {
    expect(merchantIn(store)).toMatchObject({
      street: '2 Pier Walk',
      status: 'Suspended',
      statusReason: 'Chargebacks',
    });
    expect(selectDamagedTexts(store.getState())).toEqual([]);
  }
  expect(textsIn(b)).toContain(`Edited in two tabs | ${before.name}: Another tab also changed Street: 2 Pier Walk.`);
});

test('The database decides between edits of one field at the same moment, and the tab that replaced an edit reports it', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  edit(a, { street: '2 Pier Walk' });
  edit(b, { street: '3 Pier Walk' });
  await browser.calm();
  for (const { store } of tabs) expect(merchantIn(store).street).toBe('3 Pier Walk');
  expect(textsIn(b).at(-1)).toContain('You replaced a change from another tab: Street: 2 Pier Walk.');
});

test('A merchant that was just added keeps the edits of both tabs', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  a.dispatch(addMerchant(COMPLETE));
  await browser.calm();
  const { id } = selectMerchantRows(a.getState())[0]!;
  edit(a, { street: '2 Pier Walk' }, id);
  edit(b, { description: 'By the other' }, id);
  await browser.calm();
  for (const { store } of tabs)
    expect(merchantIn(store, id)).toMatchObject({ street: '2 Pier Walk', description: 'By the other' });
});

test('A row that one tab restores to its original state keeps the edit of another tab at the same moment', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const before = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  await browser.calm();
  undoLast(a);
  edit(b, { description: 'By the other' });
  await browser.calm();
  for (const { store } of tabs) expect(merchantIn(store)).toEqual({ ...before, description: 'By the other' });
});

test('Rows that earlier versions stored completely open unchanged, and accept edits of two tabs', async () => {
  const { browser, tabs } = await openTwo();
  const earlier = { ...merchantIn(tabs[0].store), street: '9 Pier Walk', description: 'Of an earlier version' };
  const value = { workspace: 'sample', journal: 'merchants', id: HARBOR, stamp: 1, value: earlier };
  await browser.storeRaw([value]);
  const opened = [(await browser.openTab()).store, (await browser.openTab()).store] as const;
  for (const store of opened) expect(merchantIn(store)).toEqual(earlier);
  edit(opened[0], { street: '2 Pier Walk' });
  edit(opened[1], { description: 'Newer' });
  await browser.calm();
  for (const store of opened)
    expect(merchantIn(store)).toEqual({ ...earlier, street: '2 Pier Walk', description: 'Newer' });
  const { journal, id, stamp, value: stored, ...rest } = (await browser.stored()).find((entry) => entry.id === HARBOR)!;
  expect({ journal, id, stored, rest }).toEqual({
    journal: 'merchants',
    id: HARBOR,
    stored: merchantIn(opened[0]),
    rest: { workspace: 'sample' },
  });
  expect(stamp).toBeGreaterThan(1);
});

/**
 * Each tab edits other fields, so no edit may be lost. `isWritten` and `delivered` say how much the tabs know of each
 * other.
 */
const turn = fc.record({
  tab: fc.constantFrom(0, 1),
  field: fc.nat(1),
  row: fc.constantFrom('MER001', 'MER002'),
  isWritten: fc.boolean(),
  delivered: fc.nat(3),
});
const EDITED_FIELDS = [
  ['street', 'description'],
  ['contactPerson', 'businessEmail'],
] as const;

test('Edits of different fields are never lost, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 20, maxLength: 20 }), async (turns) => {
      const { browser, tabs } = await openTwo();
      const expected: Record<string, MerchantDraft> = Object.fromEntries(
        ['MER001', 'MER002'].map((id) => [id, draftOfMerchant(merchantIn(tabs[0].store, id))]),
      );
      for (const [index, { tab, field, row, isWritten, delivered }] of turns.entries()) {
        const name = EDITED_FIELDS[tab][field]!;
        const text = `edit${index}@example.org`;
        edit(tabs[tab].store, { [name]: text }, row);
        expected[row] = { ...expected[row]!, [name]: text };
        if (isWritten) await browser.waitForWrites();
        for (let count = 0; count < delivered; count += 1) browser.deliverOne();
      }
      await browser.calm();
      const fresh = await browser.openTab();
      for (const { store, stop } of [...tabs, fresh]) {
        for (const [id, draft] of Object.entries(expected))
          expect(draftOfMerchant(merchantIn(store, id))).toEqual(draft);
        expect(selectDamagedTexts(store.getState())).toEqual([]);
        stop();
      }
    }),
    { numRuns: 15 },
  );
});
