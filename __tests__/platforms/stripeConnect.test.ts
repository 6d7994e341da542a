import 'fake-indexeddb/auto';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectFeeChecking } from '@/selectors/reconciliation/feeCheckSelectors';
import { agreedRatesSlice, chargeModelsSlice } from '@/slices/entities/recordSlices';
import { removeDatabases } from '../helpers/imports/importSession';
import { closingAt, importSteps } from './importedPlatform';
import { stripeConnectPlatform } from './stripeConnect';

afterEach(removeDatabases);

test.each([1, 2, 3])('Three months of a Stripe Connect platform close to the cent (seed %i)', async (seed) => {
  const { files, truth, accounts } = stripeConnectPlatform(seed);
  const exports = files.exports.map((content, month) => ({ name: `payments-${month + 7}.csv`, content }));
  const [first, ...others] = exports;
  const { store, previews } = await importSteps([
    [{ name: 'merchants.csv', content: files.merchants }, ...(first ? [first] : [])],
    ...others.map((file) => [file]),
  ]);
  const moment = { recordedAt: '2026-10-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const settings = MODEL_PRESETS.stripeDestination;
  store.dispatch(
    chargeModelsSlice.actions.changed([{ id: 'workspace', subject: 'workspace', subjectId: '', settings, ...moment }]),
  );
  expect(previews.at(-1)).toMatchObject({ payments: truth.payments, gross: truth.gross, refunded: truth.refunded });
  expect(selectPayment(store.getState(), 'ch_negative')?.isBalanced).toBe(true);
  for (const { day, merchants, processor } of truth.months) {
    const closing = closingAt(store, `${day.slice(0, 7)}-01`, day);
    const expected = Object.fromEntries(accounts.map(({ name }, index) => [name, merchants[index]]));
    expect({ day, ...closing }).toMatchObject({ day, ...expected, processor });
  }
  const merchantIdOf = (name: string | undefined) =>
    store.getState().merchants.rows.find((row) => row.name === name)?.id ?? '';
  store.dispatch(
    agreedRatesSlice.actions.recorded(
      accounts.map(({ name, percent }) => ({
        id: `rates of ${name}`,
        subject: 'merchant',
        subjectId: merchantIdOf(name),
        since: '2026-01-01',
        platform: { percent: percent * 100, fixed: 0 },
        processor: { percent: 290, fixed: 30 },
        ...moment,
      })),
    ),
  );
  const { length, start } = selectFeeChecking(store.getState());
  const checking = start();
  checking.advance(length);
  const { groups } = checking.finish();
  const { merchant, first: firstWrong, count, missing } = truth.wrongRate;
  const wrong = groups.filter(({ merchantId }) => merchantId === merchantIdOf(accounts[merchant]?.name));
  expect(wrong).toMatchObject([{ party: 'platform', fault: 'under', first: firstWrong, count }]);
  expect(wrong.map(({ expected, charged }) => expected - charged)).toEqual([missing]);
  // Every other fee is as agreed.
  expect(groups).toHaveLength(1);
  const last = truth.months.at(-1);
  const { platform } = closingAt(store, '2026-09-01', '2026-12-31');
  expect(platform).toBe(Number(last?.platform) - truth.borne);
  expect(
    selectDisputes(store.getState()).map(({ transactionId, amount, status }) => [transactionId, amount, status]),
  ).toEqual(
    expect.arrayContaining(
      truth.disputes.map(({ paymentId, cents, status }) => [paymentId, cents, status.replace('_', ' ')]),
    ),
  );
});
