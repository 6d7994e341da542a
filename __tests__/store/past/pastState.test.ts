import fc from 'fast-check';
import { pastDataSet } from '@/data/dataSets/pastDataSet';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { openTable } from '@/data/tables/openTables';
import { selectBalances } from '@/selectors/statements/statementSources';
import { PERIODS } from '@/domain/money/volume';
import { selectPeriodSummaries, selectSummaryDates, selectTotalRevenue } from '@/selectors/dashboard/volumeSelectors';
import { selectNewestMonth, selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { refundRecorded, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { startStateOf } from '@/store/startState';
import { keepPastRows, pastHash, pastStateOf } from '@/store/pastState';
import { finish } from '@/lib/resumable';
import { buildDataSet } from '../../helpers/dataSets';
import { importedPayment } from '../../helpers/workspace';

const date = fc.integer({ min: 1, max: 9 });
const dayOf = (number: number) => `2025-06-0${number}`;
const step = fc.record({
  kind: fc.constantFrom('refund', 'payout'),
  at: fc.nat(9),
  amount: fc.integer({ min: 1, max: 4_000 }),
  on: date,
});
const rows = fc.array(fc.record({ amount: fc.integer({ min: 5_000, max: 50_000 }), on: date }), {
  minLength: 2,
  maxLength: 10,
});
const workspace = { id: 'w1', name: 'My festival', source: 'payments.csv', importedOn: '2025-06-30' };

test('Balances and totals as of any day are those of a workspace that ended with the day', () => {
  fc.assert(
    fc.property(rows, fc.array(step, { maxLength: 8 }), date, (payments, steps, asOf) => {
      const day = dayOf(asOf);
      const openStore = (last: string, hash: string) => {
        const all = payments.map(({ amount, on }, index) =>
          importedPayment(`P${index}`, { amount, date: `${dayOf(on)} 08:00:00`, timeZone: 'UTC' }),
        );
        const dataSet = buildDataSet(all.filter(({ date: at }) => at.slice(0, 10) <= last));
        openTable(hash, tableOfDataSet(dataSet));
        const store = setupStore(startStateOf({ ...workspace, hash, rows: dataSet.payments.length }, dataSet));
        const inOrder = steps.toSorted((a, b) => a.on - b.on);
        for (const [position, { kind, at, amount, on }] of inOrder.entries()) {
          if (dayOf(on) > last) continue;
          const payment = all[at % all.length]!;
          const stamp = {
            id: `17488000000${String(position).padStart(2, '0')}-x`,
            recordedAt: `${dayOf(on)} 20:00:00`,
            recordedBy: 'Alex Morgan',
            zone: 'UTC',
          };
          // Nobody refunds a payment that does not exist yet.
          if (kind === 'refund' && payment.date <= stamp.recordedAt)
            store.dispatch(
              refundRecorded(
                { ...stamp, transactionId: payment.id, amount, reason: 'Other' },
                { amount: payment.amount, status: 'Completed' },
              ),
            );
          if (kind === 'payout')
            store.dispatch(payoutsRecorded([{ ...stamp, partyId: 'MER001', amount, day: dayOf(on), reference: '' }]));
        }
        return { state: store.getState(), dataSet };
      };
      const now = openStore('9999-12-31', 'aa');
      keepPastRows(
        'aa',
        day,
        startStateOf({ ...workspace, hash: 'aa', rows: 0 }, finish(pastDataSet(now.dataSet, day))),
      );
      openTable(pastHash('aa', day), tableOfDataSet(finish(pastDataSet(now.dataSet, day))));
      const past = pastStateOf(now.state, day);
      const then = openStore(day, 'bb').state;
      const figures = (state: typeof past) =>
        selectBalances({
          ...state,
          statementsList: { ...state.statementsList, days: { start: '2025-06-01', end: day } },
        })
          .filter(({ balance, paid, pending }) => balance !== 0 || paid !== 0 || pending !== 0)
          .toSorted((a, b) => (a.partyId < b.partyId ? -1 : 1));
      expect(figures(past)).toEqual(figures(then));
      expect(past.payments).toEqual(then.payments);
      expect(past.payouts).toEqual(then.payouts);
      expect(selectNewestMonthMetrics({ ...past, workspace: { ...past.workspace, today: day } })).toEqual(
        selectNewestMonthMetrics({ ...then, workspace: { ...then.workspace, today: day } }),
      );
      expect(past.volume).toEqual(then.volume);
      expect(selectMerchantRows(past).length).toBeGreaterThan(0);
      // The same state has the same past, so that nothing is drawn again.
      expect(pastStateOf(now.state, day)).toBe(past);
    }),
    { numRuns: 40 },
  );
});

test('The fixed figures of the demo data keep their days, and only the voids of the past day change them', () => {
  const store = setupStore();
  const pending = store.getState().transactions.rows.filter(({ status }) => status === 'Pending');
  const [row] = pending.filter(({ date: paid }) => paid.startsWith('2024-06'));
  const before = store.getState();
  const stamp = { id: '1719914400000-void', recordedAt: '2024-07-02 10:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  store.dispatch(voidRecorded({ ...stamp, transactionId: row!.id }, row!));
  const now = store.getState();
  expect(selectTotalRevenue(now).amount).toBe(selectTotalRevenue(before).amount - row!.amount);
  const past = pastStateOf(now, '2024-06-29');
  expect(selectToday(past)).toBe('2024-06-29');
  for (const period of PERIODS) {
    const [a, b] = [before, past].map((state) => ({ ...state, chart: { ...state.chart, period } }));
    expect(selectPeriodSummaries(b!)).toEqual(selectPeriodSummaries(a!));
    expect(selectSummaryDates(b!)).toEqual(selectSummaryDates(a!));
  }
  expect(selectTotalRevenue(past)).toEqual(selectTotalRevenue(before));
  expect(selectNewestMonth(past)).toEqual(selectNewestMonth(before));
  expect(pastStateOf(now, '2024-07-01').volume).toBe(now.volume);
});
