import fc from 'fast-check';
import { recordRefund } from '@/commands/payments/recordPayments';
import { issueStatements } from '@/commands/statements/statements';
import { recordDispute } from '@/commands/payments/disputes';
import { MODEL_PRESETS, SPECIFICATION_MODEL, type ChargeModel } from '@/domain/money/chargeModel';
import { selectExamplePayment, selectModelEffect, selectModelSettings } from '@/selectors/payments/modelEffect';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { daysOfMonth, earnedIn } from '../../helpers/domain/monthlyBalances';
import { useClock } from '../../helpers/store/tabs';
import { givenImportedData, givenWorkspace, importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 600 };
afterEach(() => jest.useRealTimers());

const LOST = writeFileDispute({ status: 'lost', reason: 'fraudulent', opened: '2025-06-20 10:00:00', due: '' });
const PAYMENTS = [
  importedPayment('P-1', { fees: FEES }),
  importedPayment('P-2', { fees: FEES }),
  importedPayment('P-3', { fees: FEES, merchant: 'Sage Hall' }),
];
const WORKSPACE = { subject: 'workspace', subjectId: '' } as const;

function openStore() {
  return setupStore(givenImportedData(PAYMENTS, 'effect', [importedRefund('P-2')]));
}
const effectOf = (
  store: ReturnType<typeof openStore>,
  settings: Partial<ChargeModel>,
  subject: Parameters<ReturnType<typeof selectModelEffect>>[0] = WORKSPACE,
) => selectModelEffect(store.getState())(subject, settings);

test('A model that changes the allocation changes every payment, and no money is lost', () => {
  const { parties, payments, months } = effectOf(openStore(), MODEL_PRESETS.stripeDestination);
  expect(payments).toBe(3);
  // The differences of the months are those of the totals.
  expect(months.map(({ month }) => month)).toEqual(['2025-06']);
  for (const party of ['merchant', 'processor', 'partner', 'platform'] as const)
    expect(months[0]![party]).toBe(parties[party].then - parties[party].now);
  const sum = (side: 'now' | 'then') => Object.values(parties).reduce((all, party) => all + party[side], 0);
  expect(sum('then')).toBe(sum('now'));
  expect(parties.merchant.then).toBeGreaterThan(parties.merchant.now);
});

test('A rule of refunds alone changes only the refunded payment', () => {
  const { parties, payments } = effectOf(openStore(), { platformFeeOnRefund: 'kept' });
  expect(payments).toBe(1);
  expect(parties.platform.then - parties.platform.now).toBe(180);
  expect(parties.merchant.then - parties.merchant.now).toBe(-180);
});

test('A rule of disputes alone changes only the disputed payment, and what was recorded stays', () => {
  const store = openStore();
  const dispute = {
    disputeId: undefined,
    transactionId: 'P-1',
    status: 'lost' as const,
    amount: 10_000,
    fee: 1_500,
    reason: 'fraudulent',
    networkCode: '',
    openedAt: '2025-06-16 10:00:00',
    evidenceDue: undefined,
    note: '',
  };
  expect(effectOf(store, { disputeBorneBy: 'platform' }).payments).toBe(0);
  expect(store.dispatch(recordDispute(dispute))).toBe(true);
  // The record has its shares, by the model of its time.
  const before = effectOf(store, {});
  const after = effectOf(store, { disputeBorneBy: 'platform', disputeFeeBorneBy: 'platform' });
  expect(after).toEqual(before);
  expect(after.payments).toBe(0);
  expect(after.parties.merchant.now).toBe(3 * 9_080 - 11_500 - 3_000 + 180);
});

test('Only issued statements of parties and days that change get corrections', async () => {
  const store = openStore();
  await store.dispatch(issueStatements(['MER001', 'MER002', 'processor', 'platform']));
  expect(effectOf(store, MODEL_PRESETS.stripeDestination).statements).toBe(3);
  const ofMerchant = { subject: 'merchant', subjectId: 'MER001' } as const;
  expect(effectOf(store, { processorFeePaidBy: 'platform' }, ofMerchant)).toMatchObject({ payments: 2, statements: 2 });
  // A processor that returns its fee on the refund has a statement with less, and the merchant one with more.
  expect(effectOf(store, { processorFeeOnRefund: 'returned' })).toMatchObject({ payments: 1, statements: 2 });
});

test('A recorded refund is in what each party has, and the last day of a statement belongs to it', async () => {
  const store = openStore();
  const { now } = effectOf(store, {}).parties.merchant;
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: 'P-3' }));
  store.dispatch(recordRefund({ transactionId: 'P-3', amount: 10_000, reason: 'Duplicate' }));
  const { merchant, platform } = effectOf(store, MODEL_PRESETS.stripeDestination).parties;
  // The merchant loses its share and the fee of the processor, which keeps it.
  expect(merchant.now).toBe(now - 9_080 - FEES.processor);
  expect(platform.now).toBe(2 * FEES.platform - 180);
  const day = '2025-06-15';
  store.dispatch(statementsListActions.daysChosen({ start: day, end: day }));
  await store.dispatch(issueStatements(['MER001']));
  expect(effectOf(store, MODEL_PRESETS.stripeDestination).statements).toBe(1);
});

test('The demo data has the model of the specification, and another one changes its payments', () => {
  const store = setupStore();
  expect(selectModelSettings(store.getState(), 'workspace', '')).toEqual(SPECIFICATION_MODEL);
  expect(effectOf(store, MODEL_PRESETS.stripeDestination).payments).toBeGreaterThan(0);
});

test('Records of other subjects are not the settings of a subject', () => {
  const store = openStore();
  const settingsOf = (...subject: ['workspace' | 'merchant' | 'integration', string]) =>
    selectModelSettings(store.getState(), ...subject);
  store.dispatch(saveChargeModel({ subject: 'merchant', subjectId: 'MER001' }, { disputeBorneBy: 'split' }));
  expect(settingsOf('merchant', 'MER001')).toEqual({ disputeBorneBy: 'split' });
  expect(settingsOf('merchant', 'MER002')).toEqual({});
  expect(settingsOf('integration', 'MER001')).toEqual({});
  expect(settingsOf('workspace', '').disputeBorneBy).not.toBe('split');
});

test('The settings of a subject are those of its last record, and the example is a paid payment with a fee', () => {
  const store = openStore();
  const settingsOf = (subject: 'workspace' | 'merchant', subjectId: string) =>
    selectModelSettings(store.getState(), subject, subjectId);
  expect(settingsOf('merchant', 'MER001')).toEqual({});
  store.dispatch(saveChargeModel(WORKSPACE, MODEL_PRESETS.stripeDirect));
  store.dispatch(saveChargeModel(WORKSPACE, { disputeBorneBy: 'split' }));
  expect(settingsOf('workspace', '')).toMatchObject({ processorFeePaidBy: 'fees', disputeBorneBy: 'split' });
  expect(selectExamplePayment(store.getState())).toEqual({ amount: 10_000, charged: FEES });
  const free = importedPayment('P-8', { amount: 7_000, fees: { ...FEES, processor: 0 }, date: '2025-06-30 12:00:00' });
  const both = givenImportedData([free, importedPayment('P-1', { fees: FEES })], 'one free');
  expect(selectExamplePayment(setupStore(both).getState())).toEqual({ amount: 10_000, charged: FEES });
  const without = givenImportedData([importedPayment('P-9', { status: 'Failed', isPaid: false })], 'none');
  expect(selectExamplePayment(setupStore(without).getState())).toBeUndefined();
  expect(selectExamplePayment(givenWorkspace({ transactions: { rows: [], fees: [] } }))).toBeUndefined();
});

test('For any model, what is shown is the change of the balances after it is saved, month by month', () => {
  useClock(new Date(2025, 6, 15));
  const payment = fc.record({
    amount: fc.integer({ min: 1_000, max: 60_000 }),
    month: fc.constantFrom('2025-05', '2025-06'),
    refunded: fc.constantFrom(0, 0, 30, 100),
    isRefundedHere: fc.boolean(),
    isDisputed: fc.boolean(),
    status: fc.constantFrom('Completed', 'Completed', 'Pending', 'Failed'),
  });
  const bearer = fc.constantFrom('merchant' as const, 'platform' as const);
  const model: fc.Arbitrary<ChargeModel> = fc.record({
    processorFeePaidBy: fc.constantFrom('fees' as const, 'merchant' as const, 'platform' as const),
    partnerFeeFrom: fc.constantFrom('fees' as const, 'merchant' as const, 'platform' as const),
    platformFeeOnRefund: fc.constantFrom('returned' as const, 'kept' as const),
    processorFeeOnRefund: fc.constantFrom('returned' as const, 'kept' as const),
    unreturnedFeeBorneBy: bearer,
    disputeBorneBy: fc.constantFrom('merchant' as const, 'platform' as const, 'split' as const),
    disputeFeeBorneBy: bearer,
  });
  let run = 0;
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 6 }), model, (payments, settings) => {
      run += 1;
      const rows = payments.map(({ amount, month, isDisputed, status }, index) =>
        importedPayment(`P-${index}`, {
          amount,
          status,
          fees: { processor: 50, partner: 20, platform: 90 },
          isPaid: status !== 'Failed',
          date: `${month}-15 12:00:00`,
          ...(isDisputed && status === 'Completed' && { disputed: Math.floor(amount / 2), dispute: LOST }),
        }),
      );
      const refunds = payments.flatMap(({ amount, refunded, status }, index) =>
        refunded > 0 && status === 'Completed'
          ? [importedRefund(`P-${index}`, { amount: Math.floor((amount * refunded) / 100) })]
          : [],
      );
      const store = setupStore(givenImportedData(rows, `any model ${run}`, refunds));
      payments.forEach(({ isRefundedHere, isDisputed, refunded }, index) => {
        const transactionId = `P-${index}`;
        if (!isRefundedHere || isDisputed || refunded > 0) return;
        store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
        store.dispatch(recordRefund({ transactionId, amount: 700, reason: 'Duplicate' }));
      });
      const months = ['2025-05', '2025-06', '2025-07'];
      const earned = () => months.map((month) => earnedIn(store.getState(), daysOfMonth(month)));
      const [effect, before] = [effectOf(store, settings), earned()];
      store.dispatch(saveChargeModel(WORKSPACE, settings));
      const after = earned();
      months.forEach((month, at) => {
        const shown = effect.months.find((difference) => difference.month === month);
        for (const party of PARTIES) expect(shown?.[party] ?? 0).toBe(after[at]![party] - before[at]![party]);
      });
      // No cent is lost, and the months sum to the totals.
      for (const difference of effect.months)
        expect(PARTIES.reduce((sum, party) => sum + difference[party], 0)).toBe(0);
      for (const party of PARTIES)
        expect(effect.months.reduce((sum, month) => sum + month[party], 0)).toBe(
          effect.parties[party].then - effect.parties[party].now,
        );
      expect(effectOf(store, settings)).toMatchObject({ payments: 0, months: [] });
    }),
    { numRuns: 40 },
  );
});
