import { issueStatements } from '@/commands/statements/statements';
import { recordDispute } from '@/commands/payments/disputes';
import { MODEL_PRESETS, type ChargeModel } from '@/domain/money/chargeModel';
import { selectExamplePayment, selectModelEffect, selectModelSettings } from '@/selectors/payments/modelEffect';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 600 };
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
  const without = givenImportedData([importedPayment('P-9', { status: 'Failed', isPaid: false })], 'none');
  expect(selectExamplePayment(setupStore(without).getState())).toBeUndefined();
});
