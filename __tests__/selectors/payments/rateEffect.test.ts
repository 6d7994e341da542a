import fc from 'fast-check';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { feeAtRate, type Rate } from '@/domain/fees/agreedRates';
import type { ChargeModel } from '@/domain/money/chargeModel';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import type { FeeParty } from '@/domain/payments/vocabulary';
import { selectRateEffect } from '@/selectors/payments/rateEffect';
import { setupStore } from '@/store/store';
import { daysOfMonth, earnedIn } from '../../helpers/domain/monthlyBalances';
import { buildTransaction } from '../../helpers/builders';
import { givenImportedData, givenWorkspace, importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 600 };
const LOST = writeFileDispute({ status: 'lost', reason: 'fraudulent', opened: '2025-06-20 10:00:00', due: '' });
const OF_MERCHANT = { subject: 'merchant', subjectId: 'MER001' } as const;
const effectOf = (
  store: ReturnType<typeof setupStore>,
  rates: Parameters<ReturnType<typeof selectRateEffect>>[1],
  subject: Parameters<ReturnType<typeof selectRateEffect>>[0] = OF_MERCHANT,
) => selectRateEffect(store.getState())(subject, rates);

const openStore = (id: string) =>
  setupStore(
    givenImportedData(
      [
        importedPayment('P-1', { fees: FEES, integration: 'INT-7' }),
        importedPayment('P-2', { fees: FEES, date: '2025-05-02 09:00:00' }),
        importedPayment('P-3', { fees: FEES, merchant: 'Sage Hall' }),
        importedPayment('P-4', { fees: FEES, status: 'Failed', isPaid: false }),
        importedPayment('P-5', { fees: FEES, date: '2024-12-31 23:00:00' }),
      ],
      id,
    ),
  );

test('The paid payments of a merchant in the last six months are divided by the typed rates, the newest month first', () => {
  const store = openStore('rates at all');
  expect(effectOf(store, { platform: { percent: 800, fixed: 10 } })).toEqual({
    payments: 2,
    months: [
      { month: '2025-06', merchant: -210, processor: 0, partner: 0, platform: 210 },
      { month: '2025-05', merchant: -210, processor: 0, partner: 0, platform: 210 },
    ],
  });
});

test('If the platform pays the processor, a higher processor fee is the loss of the platform', () => {
  const store = openStore('rates of a model');
  store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, { processorFeePaidBy: 'platform' }));
  expect(effectOf(store, { processor: { percent: 400, fixed: 0 } }).months[0]).toMatchObject({
    merchant: 0,
    processor: 80,
    platform: -80,
  });
});

test('Rates of a merchant leave the payments of an integration that has its own rates', () => {
  const store = openStore('rates of both');
  const ofIntegration = { subject: 'integration', subjectId: 'INT-7' } as const;
  const agreed = { since: '2025-06-01', partnerName: undefined, platform: { percent: 700, fixed: 0 } };
  expect(effectOf(store, { platform: { percent: 500, fixed: 0 } }).payments).toBe(2);
  store.dispatch(agreeOnRates({ ...ofIntegration, ...agreed }));
  expect(effectOf(store, { platform: { percent: 500, fixed: 0 } }).payments).toBe(1);
  expect(effectOf(store, agreed, ofIntegration)).toMatchObject({ payments: 1, months: [{ platform: 100 }] });
});

test('Payments from before the first rates of an integration follow the rates of its merchant', () => {
  const store = setupStore(
    givenImportedData(
      [
        importedPayment('P-1', { fees: FEES, integration: 'INT-7' }),
        importedPayment('P-2', { fees: FEES, integration: 'INT-7', date: '2025-05-02 09:00:00' }),
        importedPayment('P-3', { fees: FEES, integration: 'INT-7', date: '2025-04-30 09:00:00' }),
      ],
      'rates since',
    ),
  );
  const ofIntegration = { subject: 'integration', subjectId: 'INT-7', partnerName: undefined } as const;
  const platform = { percent: 700, fixed: 0 };
  store.dispatch(agreeOnRates({ ...ofIntegration, since: '2025-06-01', platform }));
  expect(effectOf(store, { platform }).months.map(({ month }) => month)).toEqual(['2025-05', '2025-04']);
  store.dispatch(agreeOnRates({ ...ofIntegration, since: '2025-05-01', platform }));
  expect(effectOf(store, { platform }).months.map(({ month }) => month)).toEqual(['2025-04']);
});

test('A dispute of a payment from before the last six months stays', () => {
  const opened = writeFileDispute({ status: 'lost', reason: 'fraudulent', opened: '2025-06-20 10:00:00', due: '' });
  const old = { fees: FEES, date: '2024-12-31 23:00:00', disputed: 5_000, dispute: opened };
  const rows = [importedPayment('P-1', { fees: FEES }), importedPayment('P-2', old)];
  const store = setupStore(givenImportedData(rows, 'rates of old disputes'));
  store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, { disputeBorneBy: 'split' }));
  expect(effectOf(store, { platform: { percent: 800, fixed: 0 } })).toEqual({
    payments: 1,
    months: [{ month: '2025-06', merchant: -200, processor: 0, partner: 0, platform: 200 }],
  });
});

test('The disputes of other merchants stay, and the rows of the demo data, which have their own order, are read, too', () => {
  const rows = [
    importedPayment('P-1', { fees: FEES }),
    importedPayment('P-2', { fees: FEES, merchant: 'Sage Hall', disputed: 5_000, dispute: LOST }),
  ];
  const store = setupStore(givenImportedData(rows, 'rates of others'));
  store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, { disputeBorneBy: 'split' }));
  expect(effectOf(store, { platform: { percent: 800, fixed: 0 } }).months).toEqual([
    { month: '2025-06', merchant: -200, processor: 0, partner: 0, platform: 200 },
  ]);
  const sample = effectOf(setupStore(), { platform: { percent: 500, fixed: 0 } });
  expect(sample.payments).toBeGreaterThan(0);
  for (const month of sample.months) expect(PARTIES.reduce((sum, party) => sum + month[party], 0)).toBe(0);
});

test('A payment of the first day of the six months counts with its dispute, also without a time of day', () => {
  // The processor bears nothing, so the dispute is split by 8.00 of 96.80 instead of 6.00 of 96.80.
  const first = { fees: FEES, date: '2025-01-01', disputed: 5_000, dispute: LOST };
  const rows = [importedPayment('P-1', { status: 'Failed', isPaid: false }), importedPayment('P-2', first)];
  const store = setupStore(givenImportedData(rows, 'rates of a first day'));
  store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, { disputeBorneBy: 'split' }));
  expect(effectOf(store, { platform: { percent: 800, fixed: 0 } })).toEqual({
    payments: 1,
    months: [
      { month: '2025-06', merchant: 103, processor: 0, partner: 0, platform: -103 },
      { month: '2025-01', merchant: -200, processor: 0, partner: 0, platform: 200 },
    ],
  });
});

test('Rates of an integration apply from their first day, and those of a merchant are not those of an integration with its id', () => {
  const rows = [
    importedPayment('P-1', { fees: FEES, integration: 'INT-7', date: '2025-06-01' }),
    importedPayment('P-2', { fees: FEES, integration: 'MER001' }),
  ];
  const store = setupStore(givenImportedData(rows, 'rates of one id'));
  const agreed = { since: '2025-06-01', partnerName: undefined, platform: { percent: 700, fixed: 0 } };
  store.dispatch(agreeOnRates({ ...OF_MERCHANT, ...agreed }));
  expect(effectOf(store, { platform: agreed.platform }).payments).toBe(2);
  store.dispatch(agreeOnRates({ subject: 'integration', subjectId: 'INT-7', ...agreed }));
  expect(effectOf(store, { platform: agreed.platform }).payments).toBe(1);
});

test('In the demo data, an old payment hides no newer one after it', () => {
  const rows = [buildTransaction({ id: 'old', date: '2023-06-01 12:00:00' }), buildTransaction({ id: 'new' })];
  const state = givenWorkspace({ transactions: { rows, fees: [] } });
  const { payments, months } = selectRateEffect(state)(OF_MERCHANT, { platform: { percent: 400, fixed: 0 } });
  expect([payments, months.map(({ month }) => month)]).toEqual([1, ['2024-06']]);
});

test('For any rates and payments, each difference is the fee at the rate less the charged one, and no money is lost', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const rate = fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }), fixed: cents }), { nil: undefined });
  let run = 0;
  fc.assert(
    fc.property(
      fc.array(
        cents.map((more) => more + 1_000),
        { minLength: 1, maxLength: 5 },
      ),
      rate,
      rate,
      (amounts, a, b) => {
        const rows = amounts.map((amount, index) => importedPayment(`P-${index}`, { amount, fees: FEES }));
        const store = setupStore(givenImportedData(rows, `any ${(run += 1)}`));
        const { months } = effectOf(store, { ...(a && { platform: a }), ...(b && { processor: b }) });
        const [month] = months;
        expect(PARTIES.reduce((sum, party) => sum + month![party], 0)).toBe(0);
        const expected = a ? amounts.reduce((sum, amount) => sum + feeAtRate(amount, a) - FEES.platform, 0) : 0;
        expect(month!.platform).toBe(expected);
      },
    ),
    { numRuns: 50 },
  );
});

test('For any rates, refunds and disputes, what is shown is the change of the balances at those rates, month by month', () => {
  const cents = fc.integer({ min: 0, max: 4_000 });
  const rate = fc.option(fc.record({ percent: fc.integer({ min: 0, max: 2_000 }), fixed: cents }), { nil: undefined });
  const payment = fc.record({
    amount: fc.integer({ min: 5_000, max: 60_000 }),
    month: fc.constantFrom('2025-04', '2025-05', '2025-06'),
    refunded: fc.constantFrom(0, 0, 30, 100),
    isDisputed: fc.boolean(),
    status: fc.constantFrom('Completed', 'Completed', 'Pending', 'Failed'),
  });
  const models: Partial<ChargeModel>[] = [
    {},
    { platformFeeOnRefund: 'kept', disputeBorneBy: 'split' },
    { processorFeePaidBy: 'platform', partnerFeeFrom: 'platform', disputeBorneBy: 'platform' },
  ];
  let run = 0;
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1, maxLength: 6 }),
      fc.record({ platform: rate, processor: rate, partner: rate }),
      fc.constantFrom(...models),
      (payments, typed, settings) => {
        run += 1;
        const rates = Object.fromEntries(Object.entries(typed).filter(([, value]) => value)) as Partial<
          Record<FeeParty, Rate>
        >;
        const open = (name: string, feesOf: (amount: number) => typeof FEES) => {
          const rows = payments.map(({ amount, month, isDisputed, status }, index) =>
            importedPayment(`P-${index}`, {
              amount,
              status,
              fees: feesOf(amount),
              date: `${month}-15 12:00:00`,
              isPaid: status !== 'Failed',
              ...(isDisputed && status === 'Completed' && { disputed: Math.floor(amount / 2), dispute: LOST }),
            }),
          );
          const refunds = payments.flatMap(({ amount, refunded, status }, index) =>
            refunded > 0 && status === 'Completed'
              ? [importedRefund(`P-${index}`, { amount: Math.floor((amount * refunded) / 100) })]
              : [],
          );
          const store = setupStore(givenImportedData(rows, `${name} ${run}`, refunds));
          store.dispatch(saveChargeModel({ subject: 'workspace', subjectId: '' }, settings));
          return store;
        };
        const store = open('charged', () => FEES);
        const other = open('at rates', (amount) => ({
          ...FEES,
          ...Object.fromEntries(Object.entries(rates).map(([party, agreed]) => [party, feeAtRate(amount, agreed)])),
        }));
        const { months } = effectOf(store, rates);
        for (const month of ['2025-04', '2025-05', '2025-06']) {
          const [now, then] = [store, other].map((of) => earnedIn(of.getState(), daysOfMonth(month)));
          const shown = months.find((difference) => difference.month === month);
          for (const party of PARTIES) expect(shown?.[party] ?? 0).toBe(then![party] - now![party]);
        }
        // Saved rates change no past payment, so looking again shows the same.
        store.dispatch(agreeOnRates({ ...OF_MERCHANT, since: '2025-04-01', partnerName: undefined, ...rates }));
        expect(effectOf(store, rates).months).toEqual(months);
      },
    ),
    { numRuns: 40 },
  );
});
