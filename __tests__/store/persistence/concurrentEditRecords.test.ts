import fc from 'fast-check';
import { compareRecorded } from '@/domain/calendar/recorded';
import { selectEdits } from '@/slices/entities/editsSlice';
import { undo } from '@/commands/changes/auditTrail';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { edit, merchantIn } from '../../helpers/store/merchantEdits';
import { openTwo, useClock } from '../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const changesIn = (store: AppStore) =>
  selectChanges(store.getState()).map(({ what, from, to }) => `${what} | ${from} | ${to}`);

test('Two edits of one field at the same moment are listed one after the other, and none as reversed', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const { street } = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  edit(b, { street: '3 Pier Walk' });
  await browser.calm();
  const { store: fresh } = await browser.openTab();
  for (const store of [a, b, fresh])
    expect(changesIn(store)).toEqual([
      'Merchant edited | Street: 2 Pier Walk | Street: 3 Pier Walk',
      `Merchant edited | Street: ${street} | Street: 2 Pier Walk`,
    ]);
});

test('Two people who make the same edit at the same moment make one change', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const { street } = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  edit(b, { street: '2 Pier Walk', description: 'By the other' });
  await browser.calm();
  for (const store of [a, b])
    expect(changesIn(store)).toEqual([
      expect.stringContaining('| Description: By the other'),
      `Merchant edited | Street: ${street} | Street: 2 Pier Walk`,
    ]);
});

test('An edit and its Undo at the moment of another edit of the field leave only the other one', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const { street } = merchantIn(a);
  edit(a, { street: '2 Pier Walk' });
  edit(b, { street: '3 Pier Walk' });
  b.dispatch(undo(selectToasts(b.getState()).at(-1)!.undo!));
  await browser.calm();
  for (const store of [a, b])
    expect(changesIn(store)).toEqual([`Merchant edited | Street: ${street} | Street: 2 Pier Walk`]);
});

const turn = fc.record({
  tab: fc.constantFrom(0, 1),
  field: fc.constantFrom('street', 'description', 'city', 'zipCode'),
  isUndone: fc.boolean(),
  isWritten: fc.boolean(),
  delivered: fc.nat(3),
});

test('The records of edits lead back to the first row, in any order of the events of two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 12 }), async (turns) => {
      const { browser, tabs } = await openTwo();
      const before = merchantIn(tabs[0].store);
      for (const [index, { tab, field, isUndone, isWritten, delivered }] of turns.entries()) {
        const { store } = tabs[tab];
        edit(store, { [field]: field === 'zipCode' ? `0210${index % 10}` : `Edit ${index % 3}` });
        const action = selectToasts(store.getState()).at(-1)?.undo;
        if (isUndone && action) store.dispatch(undo(action));
        if (isWritten) await browser.waitForWrites();
        for (let count = 0; count < delivered; count += 1) browser.deliverOne();
      }
      await browser.calm();
      const fresh = await browser.openTab();
      for (const { store, stop } of [...tabs, fresh]) {
        const edits = Object.values(selectEdits(store.getState())).sort((a, b) => compareRecorded(b, a));
        const back = edits.reduce<object>((row, edit) => ({ ...row, ...edit.before }), merchantIn(store));
        expect(back).toEqual(before);
        stop();
      }
    }),
    { numRuns: 40 },
  );
});
