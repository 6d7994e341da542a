import type { Figure } from '@/domain/explanations';
import { describeExplanation } from '@/pages/dashboard/volume/explanationTexts';
import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { givenImportedData, givenWorkspace, importedPayment } from '../../helpers/workspace';

function explained(figure: Figure) {
  const store = setupStore();
  store.dispatch(chartActions.periodChosen('year'));
  store.dispatch(chartActions.explanationToggled(figure));
  return describeExplanation(selectExplanation(store.getState())!, USD);
}

test('A figure without an open explanation has none', () => {
  expect(selectExplanation(setupStore().getState())).toBeUndefined();
});

test('The cards explain the newest month in any period', () => {
  expect(explained('revenue').text).toMatch(/^Payment volume in June, .* \(\+20%\)\.$/);
  expect(explained('fees').text).toMatch(/^SplitPay's share of the fees in June, .* \(\+5\.7%\)\.$/);
  expect(explained('merchants').text).toBe('Merchants with the status Active. 4 joined in June 2024.');
});

test('A tile explains the chosen period and has the refunded amount', () => {
  expect(explained('paidToMerchant').figures.map(({ label }) => label)).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    'Refunded',
  ]);
});

test.each([
  ['is not over, it is compared with the same days of the one before', '2025-06-10', '2025-05', ['JUN', 'May 1–10'], 1],
  ['follows one with a longer name, that name is short', '2025-07-10', '2025-06', ['JUL', 'Jun 1–10'], 1],
  ['is over, it is compared with all of the one before', '2025-06-30', '2025-05', ['JUN', 'MAY'], 2],
])('If the newest month %s', (_, today, before, labels, payments) => {
  const rows = [
    importedPayment('P3', { date: `${today} 12:00:00` }),
    importedPayment('P2', { date: `${before}-20 12:00:00` }),
    importedPayment('P1', { date: `${before}-05 12:00:00` }),
  ];
  const store = setupStore(givenImportedData(rows, today));
  store.dispatch(chartActions.explanationToggled('revenue'));
  const explanation = selectExplanation(store.getState())!;
  expect(describeExplanation(explanation, USD).figures.map(({ label }) => label)).toEqual(labels);
  expect(explanation).toMatchObject({ newest: { amount: 10_000 }, before: { amount: payments * 10_000 } });
});

test('A single month is not compared', () => {
  const { month, ...others } = setupStore().getState().volume.summaries;
  for (const months of [[], month.slice(-1)]) {
    const state = givenWorkspace({
      volume: { summaries: { ...others, month: months } },
      chart: { explainedFigure: 'revenue' },
    });
    expect(selectExplanation(state)).toEqual({ kind: 'no two months' });
  }
});
