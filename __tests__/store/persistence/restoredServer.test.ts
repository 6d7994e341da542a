import { recordRefund } from '@/commands/payments/recordPayments';
import { recordPayouts } from '@/commands/statements/statements';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { lackedRecordsDecided, selectDamagedTexts, selectLackedRecords } from '@/slices/persistenceSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { edit } from '../../helpers/store/merchantEdits';
import { TeamLog } from '../../helpers/store/teamLog';

const PAYMENT = 'TR20240629-028';

type Tab = Awaited<ReturnType<TeamLog['open']>>;

function refund({ store }: Tab, cents: number): void {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: PAYMENT }));
  store.dispatch(recordRefund({ transactionId: PAYMENT, amount: cents, reason: 'Requested by customer' }));
}

function payOut({ store }: Tab): void {
  store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  store.dispatch(recordPayouts({ amounts: { MER001: 1_000 }, day: '2024-06-30', reference: 'June' }));
}

const refundedOf = ({ store }: Tab) => selectPayment(store.getState(), PAYMENT)!.refunded;
const lackedOf = ({ store }: Tab) => selectLackedRecords(store.getState());
const toastsOf = ({ store }: Tab) => store.getState().layout.toasts.map(({ text }) => text);
const kindsOf = (log: TeamLog) => [...log.changes.values()].map(({ kind }) => kind);

/** Delivers and writes until nothing waits; chunks of notices load meanwhile. */
async function calm(log: TeamLog, ...tabs: Tab[]): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    log.deliver();
    for (const tab of tabs) await tab.settled();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Ana records a payout, a refund and the edit of a row; the backup is older than these and has one refund. */
async function restore(people: readonly string[] = ['Ana Ruiz']) {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  refund(ana, 1_000);
  await calm(log, ana);
  const backup = [...log.changes.values()];
  payOut(ana);
  await calm(log, ana);
  refund(ana, 2_000);
  await calm(log, ana);
  edit(ana.store, { contactPerson: 'Zoe' });
  await calm(log, ana);
  log.restore(backup, people);
  await calm(log, ana);
  return { log, ana };
}

test('A server that was restored from a backup gets nothing again before a person is asked', async () => {
  const { log, ana } = await restore();
  expect([refundedOf(ana), selectPayouts(ana.store.getState())]).toEqual([1_000, []]);
  expect(kindsOf(log)).toEqual(['payments']);
  expect(lackedOf(ana).map(({ kind, by, at }) => [kind, by, at])).toEqual(
    ['payouts', 'payments', 'merchants', 'edits'].map((kind) => [kind, 'Ana Ruiz', '2024-07-01T12:02:00.000Z']),
  );
});

test('Send again proposes what the server lacks in the order in which it was made, and the page shows it again', async () => {
  const { log, ana } = await restore();
  ana.store.dispatch(lackedRecordsDecided('sent'));
  await calm(log, ana);
  expect(kindsOf(log)).toEqual(['payments', 'payouts', 'payments', 'merchants', 'edits']);
  expect([refundedOf(ana), selectPayouts(ana.store.getState()).length]).toEqual([3_000, 1]);
  expect([lackedOf(ana), log.lacked.get('Ana Ruiz')]).toEqual([[], []]);
  expect(toastsOf(ana)).toContain('The server accepted 4 records.');
});

test('What the server refuses of it goes into quarantine with the reason, and the rest is accepted', async () => {
  const { log, ana } = await restore();
  const refused = lackedOf(ana).find(({ kind }) => kind === 'payments')!;
  [log.refusal, log.refusedIds] = ['The payment is disputed.', [refused.id]];
  ana.store.dispatch(lackedRecordsDecided('sent'));
  await calm(log, ana);
  expect(kindsOf(log)).toEqual(expect.arrayContaining(['payments', 'payouts', 'merchants', 'quarantine']));
  expect(refundedOf(ana)).toBe(1_000);
  expect(selectDamagedTexts(ana.store.getState())).toEqual([
    { slice: 'payments', text: refused.text, reason: 'The payment is disputed.' },
  ]);
  expect(toastsOf(ana)).toContainEqual(expect.stringContaining('accepted 3 records and refused 1'));
});

test('Download and leave keeps everything in quarantine, and the server records nothing', async () => {
  const { log, ana } = await restore();
  const texts = lackedOf(ana).map(({ text }) => text);
  ana.store.dispatch(lackedRecordsDecided('left'));
  await calm(log, ana);
  expect(kindsOf(log)).toEqual(['payments', ...texts.map(() => 'quarantine')]);
  expect(selectDamagedTexts(ana.store.getState()).map(({ text }) => text)).toEqual(texts);
  expect([lackedOf(ana), refundedOf(ana)]).toEqual([[], 1_000]);
});

test('A page that is opened later asks too, until a person of this browser has decided', async () => {
  const { log, ana } = await restore();
  ana.stop();
  const again = await log.open('Ana Ruiz');
  await calm(log, again);
  expect(lackedOf(again)).toHaveLength(4);
});

test('What a colleague sends again first is asked about no more', async () => {
  const { log, ana } = await restore(['Ana Ruiz', 'Ben Cole']);
  const ben = await log.open('Ben Cole');
  await calm(log, ana, ben);
  expect(lackedOf(ben)).toHaveLength(4);
  ana.store.dispatch(lackedRecordsDecided('sent'));
  await calm(log, ana, ben);
  expect([lackedOf(ben), refundedOf(ben)]).toEqual([[], 3_000]);
});

test('While the line is cut, what is sent again waits until it is back', async () => {
  const { log, ana } = await restore();
  log.isCut = true;
  ana.store.dispatch(lackedRecordsDecided('sent'));
  await calm(log, ana);
  expect([kindsOf(log), log.lacked.get('Ana Ruiz')?.length]).toEqual([['payments'], 4]);
  log.isCut = false;
  await calm(log, ana);
  refund(ana, 100);
  await calm(log, ana);
  expect(refundedOf(ana)).toBe(3_100);
});

test('A log that an administrator emptied is empty for everybody, and nobody is asked', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  refund(ana, 1_000);
  await calm(log, ana);
  log.restore([], []);
  await calm(log, ana);
  expect([refundedOf(ana), lackedOf(ana), kindsOf(log)]).toEqual([0, [], []]);
});
