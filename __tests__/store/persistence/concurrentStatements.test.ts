import fc from 'fast-check';
import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, withdrawStatement } from '@/commands/statements/statements';
import { areOverlapping } from '@/domain/statements/issued';
import { selectIssuedStatements, statementsIssued } from '@/slices/entities/statementsSlice';
import { selectDamagedTexts } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { openTwo, useClock, type FakeBrowser } from '../../helpers/store/tabs';

const HARBOR = 'MER001';
const JUNE = 'S-2024-06-MER001';
const PART = 'S-20240601-20240620-MER001';
const FINAL =
  "is issued. An issued statement doesn't change: later changes appear as corrections on the next statement. You can withdraw it until you issue a later one.";

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

/** Issues the statements of some days like the Statements view. */
async function issue(store: AppStore, days = {}, partyIds = [HARBOR]) {
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', ...days } }));
  return store.dispatch(issueStatements(partyIds));
}
const PART_DAYS = { from: '2024-06-01', to: '2024-06-20' };
const issuedIn = (store: AppStore) => Object.keys(selectIssuedStatements(store.getState())).sort();
const textsIn = (store: AppStore) => selectToasts(store.getState()).map(({ title, text }) => `${title} | ${text}`);
const stampsIn = (store: AppStore) =>
  Object.values(selectIssuedStatements(store.getState())).map(({ id, recordId }) => [id, recordId]);

async function expectAlike(browser: FakeBrowser, stores: readonly AppStore[]) {
  const { store: fresh } = await browser.openTab();
  for (const store of stores) expect(stampsIn(store)).toEqual(stampsIn(fresh));
}

test('If two tabs issue a statement at the same moment, the first one does, and the other shows a message', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  await issue(b);
  const first = stampsIn(a);
  await browser.calm();
  await expectAlike(browser, [a, b]);
  expect(stampsIn(b)).toEqual(first);
  expect(textsIn(a)).toEqual([`Statement issued | Statement ${JUNE} ${FINAL}`]);
  expect(textsIn(b)).toEqual([`Not recorded | Another tab changed ${JUNE} or issued days of its period first.`]);
  // Both statements have the same content, so nothing is lost.
  expect(selectDamagedTexts(b.getState())).toEqual([]);
});

test('The same days are never issued under two numbers: the later statement enters quarantine', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a, PART_DAYS);
  await issue(b);
  const lost = selectIssuedStatements(b.getState())[JUNE];
  await browser.calm();
  for (const { store } of tabs) expect(issuedIn(store)).toEqual([PART]);
  await expectAlike(browser, [a, b]);
  expect(textsIn(b).at(-1)).toContain(`Another tab changed ${JUNE}`);
  expect(selectDamagedTexts(b.getState())).toEqual([
    expect.objectContaining({ text: JSON.stringify({ [JUNE]: lost }) }),
  ]);
});

test('A run issues only the statements that no other tab issued first, and Undo withdraws only these', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  await issue(b, {}, [HARBOR, 'MER002', 'platform']);
  await browser.calm();
  await expectAlike(browser, [a, b]);
  expect(issuedIn(a)).toEqual([JUNE, 'S-2024-06-MER002', 'S-2024-06-platform']);
  expect(textsIn(b)).toEqual([
    expect.stringContaining("Statements issued | 2 statements are issued. Issued statements don't change"),
    `Not recorded | Another tab changed ${JUNE} or issued days of its period first.`,
  ]);
  b.dispatch(undo(selectToasts(b.getState())[0]!.undo!));
  await browser.calm();
  for (const { store } of tabs) expect(issuedIn(store)).toEqual([JUNE]);
});

test('A statement that is issued again while another tab withdraws the first one stays issued', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  await browser.calm();
  const take = (store: AppStore) => store.dispatch(withdrawStatement(selectIssuedStatements(store.getState())[JUNE]!));
  take(a);
  jest.advanceTimersByTime(1);
  await issue(a);
  take(b);
  await browser.calm();
  await expectAlike(browser, [a, b]);
  expect(issuedIn(b)).toEqual([JUNE]);
  expect(textsIn(b).at(-1)).toContain(`Another tab changed ${JUNE}`);
});

test('A statement that is withdrawn before it is written, or by both tabs, is not stored', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }] = tabs;
  await issue(a);
  a.dispatch(undo(selectToasts(a.getState()).at(-1)!.undo!));
  await browser.calm();
  for (const { store } of tabs) expect(issuedIn(store)).toEqual([]);
  await issue(a);
  await browser.calm();
  for (const { store } of tabs) store.dispatch(withdrawStatement(selectIssuedStatements(store.getState())[JUNE]!));
  await browser.calm();
  for (const { store } of tabs) {
    expect(issuedIn(store)).toEqual([]);
    expect(textsIn(store).filter((text) => text.startsWith('Not recorded'))).toEqual([]);
  }
});

test('Statements that another tab issued during the computation are not reported as issued by this tab', async () => {
  const store = setupStore();
  const b = setupStore();
  await issue(b);
  const isIssued = issue(store, {}, [HARBOR, 'MER002']);
  store.dispatch(statementsIssued(Object.values(selectIssuedStatements(b.getState()))));
  expect(await isIssued).toBe(true);
  expect(issuedIn(store)).toEqual([JUNE, 'S-2024-06-MER002']);
  expect(textsIn(store)).toEqual([
    `Not recorded | Another tab changed ${JUNE} or issued days of its period first.`,
    `Statement issued | Statement S-2024-06-MER002 ${FINAL}`,
  ]);
});

const turn = fc.record({
  tab: fc.constantFrom(0, 1),
  days: fc.constantFrom(
    {},
    PART_DAYS,
    { from: '2024-06-15', to: '2024-06-30' },
    { from: '2024-06-21', to: '2024-06-30' },
  ),
  isReversed: fc.boolean(),
  isWritten: fc.boolean(),
  delivered: fc.nat(3),
});

test('No day is ever on two statements, and both tabs show the stored ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 15, maxLength: 15 }), async (turns) => {
      const { browser, tabs } = await openTwo();
      for (const { tab, days, isReversed, isWritten, delivered } of turns) {
        const { store } = tabs[tab];
        const [issued] = Object.values(selectIssuedStatements(store.getState()));
        if (isReversed && issued) store.dispatch(withdrawStatement(issued));
        else await issue(store, days);
        jest.advanceTimersByTime(1);
        if (isWritten) await browser.waitForWrites();
        for (let count = 0; count < delivered; count += 1) browser.deliverOne();
      }
      await browser.calm();
      const stored = (await browser.stored()).filter(({ journal }) => journal === 'statements');
      for (const { store, stop } of tabs) {
        const issued = Object.values(selectIssuedStatements(store.getState()));
        expect(new Set(issued.map(({ recordId }) => recordId))).toEqual(
          new Set(stored.map(({ value }) => (value as { recordId: string }).recordId)),
        );
        for (const [index, issuedStatement] of issued.entries())
          expect(issued.slice(index + 1).filter((later) => areOverlapping(issuedStatement, later))).toEqual([]);
        stop();
      }
    }),
    { numRuns: 10 },
  );
});
