import fc from 'fast-check';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { feeAtRate } from '@/domain/fees/agreedRates';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { selectRateEffect } from '@/selectors/payments/rateEffect';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 600 };
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
