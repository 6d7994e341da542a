import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import { recordRefund } from '@/commands/payments/recordPayments';
import { timeAt } from '@/domain/calendar/instants';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectPendingPaymentIds } from '@/selectors/sync/heldUp';
import { selectIsShared, selectOtherEditor, selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { DELAYED_RECORDS, selectDamagedTexts } from '@/slices/persistenceSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { proposalsSlice } from '@/slices/entities/recordSlices';
import { withDecision } from '@/domain/approvals/proposals';
import { buildProposal } from '../../helpers/domain/approvals';
import { edit } from '../../helpers/store/merchantEdits';
import { TeamLog } from '../../helpers/store/teamLog';

const PAYMENT = 'TR20240629-028';

type Tab = Awaited<ReturnType<TeamLog['open']>>;

function refund({ store }: Tab, cents: number): void {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: PAYMENT }));
  store.dispatch(recordRefund({ transactionId: PAYMENT, amount: cents, reason: 'Requested by customer' }));
}

const toastsOf = (store: AppStore) => store.getState().layout.toasts.map(({ text }) => text);
const refundedOf = (store: AppStore) => selectPayment(store.getState(), PAYMENT)!.refunded;

/** Delivers and writes until nothing waits; chunks of notices load meanwhile. */
async function calm(log: TeamLog, ...tabs: Tab[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    log.deliver();
    for (const tab of tabs) await tab.settled();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('A page whose server needs long says so, takes changes meanwhile, and shows the records when they arrive', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  refund(ana, 1_000);
  await calm(log, ana);
  let answer: (value?: unknown) => void = () => undefined;
  log.answering = new Promise((resolve) => (answer = resolve));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const opening = log.open('Ben Cole');
  await jest.advanceTimersByTimeAsync(3_000);
  const ben = await opening;
  jest.useRealTimers();
  expect([ben.store.getState().persistence.failing, refundedOf(ben.store)]).toEqual([[DELAYED_RECORDS], 0]);
  refund(ben, 2_000);
  answer();
  await calm(log, ana, ben);
  expect(ben.store.getState().persistence.failing).toEqual([]);
  for (const { store } of [ana, ben]) expect(refundedOf(store)).toBe(3_000);
});

test('What a busy server cannot store waits, its reason is a message once, and it is stored with the next attempt', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  log.busy = 'The payment engine does not answer.';
  refund(ana, 1_000);
  await calm(log, ana);
  await calm(log, ana);
  const { persistence, layout } = ana.store.getState();
  expect([persistence.failing, selectPendingIds(ana.store.getState()).size]).toEqual([[], 1]);
  expect(layout.toasts.filter(({ text }) => text === log.busy)).toMatchObject([
    { title: 'Not stored yet. It is sent again soon.' },
  ]);
  log.busy = '';
  await calm(log, ana);
  expect([log.changes.size, selectPendingIds(ana.store.getState()).size]).toEqual([1, 0]);
});

test('Of two refunds of the rest one is accepted, and a message to the other person says who was first, when by the own clock and in which zone, and what is possible', async () => {
  const log = new TeamLog();
  const start = Date.now();
  const [ana, ben] = [
    await log.open('Ana Ruiz', undefined, 'Asia/Tokyo'),
    await log.open('Ben Cole', undefined, 'Europe/Berlin'),
  ];
  for (const tab of [ana, ben]) refund(tab, 360_000);
  await calm(log, ana, ben);
  for (const { store } of [ana, ben]) expect(refundedOf(store)).toBe(360_000);
  const [first, second] = refundedBy(ana.store) === 'Ana Ruiz' ? [ana, ben] : [ben, ana];
  const who = refundedBy(first.store);
  const zone = second === ana ? 'Asia/Tokyo' : 'Europe/Berlin';
  const times = [start, Date.now()].map((instant) => timeAt(instant, zone).slice(11, 16)).join('|');
  expect(toastsOf(second.store)).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^${PAYMENT}: ${who} refunded \\$3,600\\.00 at (${times}) \\(${zone}\\)\\. \\$70\\.00 can still be refunded\\.$`,
      ),
    ),
  );
  // What was typed is in the quarantine, and nothing says any more that it was recorded.
  expect(selectDamagedTexts(second.store.getState())).toMatchObject([{ reason: 'a colleague was first' }]);
  const titlesOf = ({ store }: Tab) => store.getState().layout.toasts.map(({ title }) => title);
  expect([titlesOf(first), titlesOf(second)]).toEqual([['Refund recorded'], ['Not recorded']]);
  refund(second, 7_000);
  await calm(log, ana, ben);
  expect(refundedOf(first.store)).toBe(367_000);
  // A reload still says why.
  const again = await log.open(second === ana ? 'Ana Ruiz' : 'Ben Cole');
  expect(selectDamagedTexts(again.store.getState())).toMatchObject([
    { reason: expect.stringContaining(`${who} refunded $3,600.00`) as string },
  ]);
});

const refundedBy = (store: AppStore) => selectPayment(store.getState(), PAYMENT)!.records[0]!.recordedBy;

test('Of two payouts of one balance one is accepted, and a message to the other person says who was first', async () => {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  for (const { store } of [ana, ben]) {
    store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
    store.dispatch(recordPayouts({ amounts: { MER001: 1_000_000 }, day: '2024-06-30', reference: 'June' }));
  }
  await calm(log, ana, ben);
  const texts = [ana, ben].flatMap(({ store }) => toastsOf(store)).join('\n');
  expect(texts).toMatch(
    /^Harbor Lights Music Festival: (Ana Ruiz|Ben Cole) recorded a payout of \$10,000\.00 at \d\d:\d\d, so your payout of \$10,000\.00/m,
  );
  expect(selectPayouts(ana.store.getState())).toHaveLength(1);
});

test('Two people who edit one merchant, or add one name, read who the other person is, and when it was', async () => {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  edit(ana.store, { contactPerson: 'Zoe' });
  edit(ben.store, { description: 'Other' });
  await calm(log, ana, ben);
  const texts = [ana, ben].flatMap(({ store }) => toastsOf(store)).join('\n');
  expect(texts).toMatch(/(Ana Ruiz|Ben Cole) \(on Jul 1, 2024, at 08:02\) also changed/);
  expect(texts).not.toMatch(/another tab/i);
});

test('While the server cannot be reached, a refund waits, is counted, and is stored for a crash', async () => {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  log.isCut = true;
  refund(ana, 1_000);
  refund(ana, 2_000);
  await calm(log, ana);
  expect(refundedOf(ana.store)).toBe(3_000);
  expect(selectPendingIds(ana.store.getState()).size).toBe(2);
  expect([...selectPendingPaymentIds(ana.store.getState())]).toEqual([PAYMENT]);
  expect([selectIsShared(ana.store.getState()), selectOtherEditor(ana.store.getState())]).toEqual([
    true,
    'a colleague',
  ]);
  // No statement is issued with what may still be refused.
  await ana.store.dispatch(issueStatements(['MER001']));
  expect(selectIssuedStatements(ana.store.getState())).toEqual({});
  expect(toastsOf(ana.store).join()).toContain('2 changes wait for the server');
  // The browser crashes, and the person opens the console again.
  const again = await log.open('Ana Ruiz', ana.texts);
  expect(refundedOf(again.store)).toBe(3_000);
  log.isCut = false;
  await calm(log, again, ben);
  expect([refundedOf(ben.store), selectPendingIds(again.store.getState()).size]).toEqual([3_000, 0]);
  expect([...ana.texts.keys()].filter((key) => key.includes('unwritten'))).toEqual([]);
});

test('What the server stored before the page closed, without an answer, is neither sent again nor damaged', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  refund(ana, 1_000);
  const proposal = buildProposal();
  ana.store.dispatch(proposalsSlice.actions.recorded([proposal]));
  await calm(log, ana);
  log.isAnswerLost = true;
  refund(ana, 2_000);
  const { items: _items, ...stamp } = proposal;
  ana.store.dispatch(
    proposalsSlice.actions.changed([
      withDecision(proposal, { ...stamp, id: 'decision', result: 'rejected', note: 'Not now', personId: 'ana' }),
    ]),
  );
  await calm(log, ana);
  log.isAnswerLost = false;
  const again = await log.open('Ana Ruiz', ana.texts);
  await calm(log, again);
  expect(refundedOf(again.store)).toBe(3_000);
  expect(selectDamagedTexts(again.store.getState())).toEqual([]);
  expect(selectPendingIds(again.store.getState()).size).toBe(0);
  expect(toastsOf(again.store)).toEqual([]);
});

test('What the server refuses is not shown any more, goes into quarantine, and its reason is a message', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  log.refusal = 'The payment is disputed.';
  refund(ana, 1_000);
  await calm(log, ana);
  expect(refundedOf(ana.store)).toBe(0);
  expect(toastsOf(ana.store)).toEqual(['The payment is disputed.']);
  expect(selectDamagedTexts(ana.store.getState())).toHaveLength(1);
  log.refusal = '';
  refund(ana, 2_000);
  await calm(log, ana);
  expect([...log.changes.keys()].filter((key) => key.startsWith('payments/'))).toHaveLength(1);
});

test('In a workspace of this browser nothing waits, and other editors are tabs', () => {
  const state = setupStore().getState();
  expect([selectIsShared(state), selectOtherEditor(state), selectPendingIds(state).size]).toEqual([
    false,
    undefined,
    0,
  ]);
});
