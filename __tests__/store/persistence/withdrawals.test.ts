import { addMerchant } from '@/commands/merchants';
import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, recordPayouts, withdrawStatement } from '@/commands/statements/statements';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { sampleDataReset } from '@/slices/persistenceSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { AppStore } from '@/store/store';
import { COMPLETE } from '../../helpers/domain/merchantForm';
import { edit } from '../../helpers/store/merchantEdits';
import { openTwo, useClock, type FakeBrowser } from '../../helpers/store/tabs';

const JUNE = 'S-2024-06-MER001';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

async function issue(store: AppStore) {
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements' } }));
  await store.dispatch(issueStatements(['MER001']));
}
const issuedIn = (store: AppStore) => selectIssuedStatements(store.getState());
const withdrawJune = (store: AppStore) => store.dispatch(withdrawStatement(issuedIn(store)[JUNE]!));

/** All changes that the log has, as they are stored. */
async function changesIn(browser: FakeBrowser) {
  const log = await browser.openLog();
  const { changes } = await log.read({ seq: 0 });
  log.close();
  return changes;
}

test('A withdrawn statement stays in the log with its figures, and counts in no tab', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  const issued = issuedIn(a)[JUNE];
  await browser.calm();
  withdrawJune(b);
  await browser.calm();
  const { store: fresh } = await browser.openTab();
  for (const store of [a, b, fresh]) expect(issuedIn(store)).toEqual({});
  expect((await changesIn(browser)).find(({ kind }) => kind === 'statements')).toMatchObject({
    id: JUNE,
    value: issued,
    withdrawn: true,
  });
});

test('An earlier version takes a withdrawn entry for one of a later version, so that it hides and keeps it', async () => {
  const { browser, tabs } = await openTwo();
  await issue(tabs[0].store);
  await browser.calm();
  withdrawJune(tabs[0].store);
  await browser.calm();
  const HIGHEST_OF_EARLIER = 1;
  const withdrawn = (await changesIn(browser)).filter((change) => change.withdrawn);
  expect(withdrawn.map(({ schema }) => Number(schema) > HIGHEST_OF_EARLIER)).toEqual([true]);
});

test('A statement that is issued again after its withdrawal counts in both tabs', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  await browser.calm();
  withdrawJune(a);
  await browser.calm();
  jest.advanceTimersByTime(1);
  await issue(b);
  await browser.calm();
  expect(Object.keys(issuedIn(a))).toEqual([JUNE]);
  expect(issuedIn(a)).toEqual(issuedIn(b));
  expect(await browser.withdrawn()).toEqual([]);
});

test('An undone payout and an undone merchant are withdrawn, and an edit that is undone too', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  a.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  a.dispatch(recordPayouts({ amounts: { MER001: 100 }, day: '2024-06-30', reference: 'June' }));
  a.dispatch(addMerchant(COMPLETE));
  edit(a, { street: '2 Pier Walk' }, 'MER002');
  await browser.calm();
  const [payout] = selectPayouts(a.getState());
  const [added] = selectMerchantRows(a.getState());
  for (const toast of selectToasts(a.getState())) if (toast.undo) a.dispatch(undo(toast.undo));
  await browser.calm();
  expect(selectPayouts(b.getState())).toEqual([]);
  expect(selectMerchantRows(b.getState())).toHaveLength(30);
  expect((await browser.withdrawn()).sort()).toEqual(
    [`payouts/${payout!.id}`, `merchants/${added!.id}`, 'merchants/MER002'].sort(),
  );
});

test('A reset of the demo data erases everything, and other tabs notice', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  await issue(a);
  await browser.calm();
  withdrawJune(a);
  await browser.calm();
  edit(a, { street: '2 Pier Walk' }, 'MER002');
  await browser.calm();
  expect(await browser.withdrawn()).toEqual([`statements/${JUNE}`]);
  a.dispatch(sampleDataReset());
  await browser.calm();
  expect(issuedIn(b)).toEqual({});
  expect(await browser.stored()).toEqual([]);
  expect(await changesIn(browser)).toEqual([]);
});
