import type { Figure } from '@/domain/explanations';
import { describeExplanation } from '@/pages/dashboard/explanationWords';
import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { givenOwnData, ownPayment } from '../../helpers/workspace';

function explained(figure: Figure) {
  const store = setupStore();
  store.dispatch(chartActions.periodChosen('year'));
  store.dispatch(chartActions.explanationToggled(figure));
  return describeExplanation(selectExplanation(store.getState())!, USD);
}

test('Nothing is explained that is not asked about', () => {
  expect(selectExplanation(setupStore().getState())).toBeUndefined();
});

test('The cards explain the newest month, whatever period is chosen', () => {
  expect(explained('revenue').text).toMatch(/^All that customers paid in JUN, .*: a change of 20%\.$/);
  expect(explained('fees').text).toMatch(/^The platform's own part of the fees in JUN, .*: a change of 5\.7%\.$/);
  expect(explained('merchants').text).toBe('The merchants whose status is Active. 4 of them joined in June 2024.');
});

test('A tile explains the chosen period, and tells beside it what was given back', () => {
  expect(explained('paidToMerchant').figures.map(({ label }) => label)).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    'Given back',
  ]);
});

test('Where the newest month is not over, it is compared with the same days of the one before', () => {
  const rows = [
    ownPayment('P3', { date: '2025-06-10 12:00:00' }),
    ownPayment('P2', { date: '2025-05-20 12:00:00' }),
    ownPayment('P1', { date: '2025-05-05 12:00:00' }),
  ];
  const store = setupStore(givenOwnData(rows));
  store.dispatch(chartActions.explanationToggled('revenue'));
  const { figures } = describeExplanation(selectExplanation(store.getState())!, USD);
  expect(figures.map(({ label }) => label)).toEqual(['JUN', 'MAY up to day 10']);
});
