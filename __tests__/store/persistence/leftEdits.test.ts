import { recordRefund } from '@/commands/payments/recordPayments';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { createLeftEdits, removeUnwritten } from '@/store/persistence/legacyStorage';
import { UNWRITTEN_KEY } from '@/store/persistence/storage';
import { TeamLog } from '../../helpers/store/teamLog';

const PAYMENT = 'TR20240629-028';
type Tab = Awaited<ReturnType<TeamLog['open']>>;

const refund = ({ store }: Tab, cents: number) => {
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: PAYMENT }));
  store.dispatch(recordRefund({ transactionId: PAYMENT, amount: cents, reason: 'Requested by customer' }));
};

async function settle(log: TeamLog, ...tabs: Tab[]): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    log.deliver();
    for (const tab of tabs) await tab.settled();
  }
}

const amountsIn = (log: TeamLog) =>
  [...log.changes.values()].map(({ value }) => (value as { amount?: number }).amount).sort();

/** What the browser stores for the next start: the amounts of the refunds that wait. */
const waitingIn = (texts: ReadonlyMap<string, string>) =>
  [...texts]
    .filter(([key]) => key.includes('unwritten'))
    .flatMap(([, text]) => (JSON.parse(text) as { value: { amount: number } }[]).map(({ value }) => value.amount));

test('What a closed tab has left is sent by the next page, although another tab has sent its own', async () => {
  const log = new TeamLog();
  const texts = new Map<string, string>();
  const [a, b] = [await log.open('Ana A', texts), await log.open('Ana B', texts)];
  log.isCut = true;
  refund(a, 1_000);
  await settle(log, a);
  refund(b, 2_000);
  await settle(log, b);
  b.stop();
  log.isCut = false;
  await settle(log, a);
  expect(waitingIn(texts)).toEqual([2_000]);
  const c = await log.open('Ana C', texts);
  await settle(log, a, c);
  expect(amountsIn(log)).toEqual([1_000, 2_000]);
  expect(selectPayment(c.store.getState(), PAYMENT)?.refunded).toBe(3_000);
  expect(waitingIn(texts)).toEqual([]);
  for (const tab of [a, c]) tab.stop();
});

test('A tab that has sent its changes puts back nothing that another tab has sent', async () => {
  const log = new TeamLog();
  const texts = new Map<string, string>();
  const first = await log.open('Ana', texts);
  log.isCut = true;
  refund(first, 500);
  await settle(log, first);
  first.stop();
  // The edit of the closed page is sent by both tabs, with what they add.
  const [a, b] = [await log.open('Ana A', texts), await log.open('Ana B', texts)];
  refund(a, 1_000);
  await settle(log, a);
  refund(b, 2_000);
  await settle(log, b);
  log.isCut = false;
  await settle(log, a);
  await settle(log, a, b);
  expect(amountsIn(log)).toEqual([1_000, 2_000, 500]);
  expect(waitingIn(texts)).toEqual([]);
  for (const tab of [a, b]) tab.stop();
});

test('A damaged text and the edits of another tab stay', () => {
  const texts = new Map<string, string>([[UNWRITTEN_KEY, '{"cut']]);
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const stored = () => JSON.parse(texts.get(UNWRITTEN_KEY) ?? '[]') as unknown;
  removeUnwritten(storage, new Set(['{}']));
  expect(texts.get(UNWRITTEN_KEY)).toBe('{"cut');
  const edit = (id: string) => ({ journal: 'inbox', id, value: true });
  let forget: () => void = () => undefined;
  const left = createLeftEdits(storage);
  left.leave((forgetLeft) => {
    forget = forgetLeft;
    return [edit('a')];
  });
  createLeftEdits(storage).leave(() => [edit('b')]);
  left.leave(() => [edit('c')]);
  left.leave(() => []);
  expect(stored()).toEqual(['{"cut', edit('a'), edit('b'), edit('c')]);
  forget();
  expect(stored()).toEqual(['{"cut', edit('b')]);
});
