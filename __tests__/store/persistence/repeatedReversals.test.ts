import { withdrawRefund } from '@/commands/payments/recordPayments';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { refundOf } from '../../helpers/builders';
import { useClock } from '../../helpers/store/tabs';
import { TeamLog } from '../../helpers/store/teamLog';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const PAYMENT = 'TR20240629-028';
type Tab = Awaited<ReturnType<TeamLog['open']>>;

const amountsIn = ({ store }: Tab) =>
  selectChanges(store.getState())
    .filter(({ kind }) => kind === 'Refunds')
    .map(({ from, to }) => `${from} → ${to}`);

async function calm(log: TeamLog, ...tabs: Tab[]) {
  for (let round = 0; round < 4; round += 1) {
    for (const tab of tabs) await tab.settled();
    log.deliver();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each([
  ['at the same moment', false],
  ['while the line of one of them is cut', true],
])(
  'A refund that two people withdraw %s is withdrawn once, and the second one reads who was first',
  async (_when, isCut) => {
    const log = new TeamLog();
    const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
    ana.store.dispatch(refundOf({ transactionId: PAYMENT, amount: 2_000, id: 'r1', reason: 'Duplicate' }));
    ana.store.dispatch(refundOf({ transactionId: PAYMENT, amount: 3_000, id: 'r2', reason: 'Duplicate' }));
    await calm(log, ana, ben);
    log.isCut = isCut;
    ben.store.dispatch(withdrawRefund(PAYMENT, 'r1', 'Mistake'));
    if (isCut) await ben.settled();
    log.isCut = false;
    ana.store.dispatch(withdrawRefund(PAYMENT, 'r1', 'Wrong payment'));
    await ana.settled();
    await calm(log, ana, ben);
    const { by } = [...log.changes.values()].find(({ kind }) => kind === 'takenBack')!;
    for (const tab of [ana, ben, await log.open('Cy Lee')]) {
      expect(Object.values(selectReversals(tab.store.getState()))).toHaveLength(1);
      expect(selectPayment(tab.store.getState(), PAYMENT)!.refunded).toBe(3_000);
      expect(amountsIn(tab)[0]).toBe('$50.00 refunded → $30.00 refunded');
    }
    const second = by?.name === 'Ana Ruiz' ? ben : ana;
    expect(selectToasts(second.store.getState()).at(-1)).toMatchObject({
      title: 'Withdrawn already',
      text: expect.stringMatching(new RegExp(`^${PAYMENT}: ${by?.name} \\(.*\\) had withdrawn it before\\.`)) as string,
    });
  },
);
