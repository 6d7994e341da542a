import { SPECIFICATION_MODEL, MODEL_PRESETS, type ChargeModel } from '@/domain/money/chargeModel';
import {
  selectComparedMonth,
  selectEffectiveSummaries,
  selectTotalFees,
  selectVolumeTotals,
} from '@/selectors/dashboard/volumeSelectors';
import { chargeModelsSlice } from '@/slices/entities/recordSlices';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 100, platform: 800 };
const rows = [
  importedPayment('P-3', { fees: FEES, date: '2025-06-15 12:00:00' }),
  importedPayment('P-2', { fees: FEES, status: 'Failed', isPaid: false, date: '2025-06-14 12:00:00' }),
  importedPayment('P-1', { fees: FEES, date: '2025-05-05 12:00:00' }),
];

function open(settings: ChargeModel, id = 'modeled') {
  const store = setupStore(givenImportedData(rows, id));
  store.dispatch(modelChosen(settings));
  return store.getState();
}

const modelChosen = (settings: ChargeModel) =>
  chargeModelsSlice.actions.recorded([
    {
      id: 'm',
      subject: 'workspace',
      subjectId: '',
      settings,
      recordedAt: '2025-06-01 09:00:00',
      recordedBy: 'Alex Morgan',
      zone: 'UTC',
    },
  ]);

test('If the platform pays the processor and the partner, the volume of every period moves these fees to the merchants', () => {
  const charged = open(SPECIFICATION_MODEL);
  const modeled = open(MODEL_PRESETS.stripeDestination);
  for (const period of ['day', 'week', 'month', 'year'] as const) {
    const [before, after] = [charged, modeled].map((state) => selectEffectiveSummaries(state)[period]);
    for (const [index, summary] of before!.entries()) {
      const payments = summary.totalTransactionAmount / 10_000;
      expect(after![index]).toEqual({
        ...summary,
        paidToMerchant: summary.paidToMerchant + payments * (320 + 100),
        splitPayCommission: summary.splitPayCommission - payments * (320 + 100),
      });
    }
  }
  expect(selectTotalFees(modeled).amount).toBe(380);
  expect(selectComparedMonth(charged)?.splitPayCommission).toBe(800);
  expect(selectComparedMonth(modeled)?.splitPayCommission).toBe(380);
});

test('The tiles of a period sum to the payments under any preset', () => {
  for (const model of Object.values(MODEL_PRESETS)) {
    const store = setupStore(open(model));
    store.dispatch(chartActions.periodChosen('year'));
    const { totalTransactionAmount, paidToMerchant, splitPayCommission, ...fees } = selectVolumeTotals(
      store.getState(),
    );
    const rest = Object.values(fees).reduce((sum, fee) => sum + fee, 0);
    expect(paidToMerchant + splitPayCommission + rest).toBe(totalTransactionAmount);
  }
});

test('The newest month of the demo data is compared with the whole month before under any model, too', () => {
  const store = setupStore();
  store.dispatch(modelChosen(MODEL_PRESETS.stripeDestination));
  const state = store.getState();
  expect(selectComparedMonth(state)).toEqual(selectEffectiveSummaries(state).month.at(-2));
});
