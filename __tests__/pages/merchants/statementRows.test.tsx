import { act, screen } from '@testing-library/react';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { media } from '../../helpers/browser';
import { buildPayout } from '../../helpers/domain/statements';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

test('Rows of two lines name both balances', async () => {
  media.isSmall = true;
  const { store } = await renderApp('/merchants?view=statements&search=harbor+lights');
  await screen.findByRole('combobox', { name: 'Days' });
  const describe = () => readTable('Statements').rows[0]!.slice(1, 3);
  expect(describe()).toEqual(['Available (same as closing balance)', '$15,417.00']);
  act(() => void store.dispatch(payoutsRecorded([buildPayout({ amount: 541_700, day: '2024-07-01' })])));
  expect(describe()).toEqual(['Available · closing $15,417.00', '$10,000.00']);
  act(() => void store.dispatch(payoutsRecorded([buildPayout({ id: '2', amount: 1_000_000, day: '2024-07-01' })])));
  expect(describe()).toEqual(['Available · closing $15,417.00', '$0.00']);
});

test('The button says that all statements of the month are issued and does nothing, until one is withdrawn', async () => {
  const { user, store } = await renderApp('/merchants?view=statements&search=harbor');
  await user.click(await screen.findByRole('button', { name: 'Issue all statements' }));
  const button = await screen.findByRole('button', { name: 'All statements issued' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  const before = store.getState();
  await user.click(button);
  expect(store.getState()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Issue all statements' })).toBeEnabled();
});

const WARNING = /^The data ends before the end of this period/;

test('Issue all statements warns before it issues days that are not over', async () => {
  // The newest payment is of June 15.
  const { user, store } = await renderApp('/merchants?view=statements', givenImportedData([importedPayment('P1')]));
  await user.click(await screen.findByRole('button', { name: 'Issue all statements' }));
  expect(screen.getByText(WARNING).closest('[role=alert]')).toHaveTextContent(
    'The period ends on June 30, 2025, and the data ends on June 15, 2025. Later payments of the period appear as corrections on the next statements.',
  );
  expect(selectIssuedStatements(store.getState())).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(WARNING)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Issue all statements' }));
  await user.click(screen.getByRole('button', { name: 'Issue all statements anyway' }));
  expect(await screen.findByRole('button', { name: 'All statements issued' })).toBeVisible();
});

test('Issue statement gives the same warning for one statement', async () => {
  const { user, store } = await renderApp(
    '/merchants?view=statements&of=platform',
    givenImportedData([importedPayment('P1')]),
  );
  await user.click(await screen.findByRole('button', { name: 'Issue statement' }));
  expect(screen.getByText(WARNING)).toBeVisible();
  expect(selectIssuedStatements(store.getState())).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(WARNING)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Issue statement' }));
  await user.click(screen.getByRole('button', { name: 'Issue statement anyway' }));
  expect(await screen.findByRole('button', { name: 'Withdraw statement' })).toBeVisible();
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(
    screen.getByText(/^Statement S-2025-06-platform is issued\. .* You can withdraw it until you issue a later one\.$/),
  ).toBeVisible();
});

test('Issue statement gives the reason if some of the days are on an issued statement', async () => {
  const { user, store } = await renderApp('/merchants?view=statements&of=MER001&from=2024-06-01&to=2024-06-20');
  await user.click(await screen.findByRole('button', { name: 'Issue statement' }));
  const before = selectIssuedStatements(store.getState());
  act(() => void store.dispatch(statementsListActions.daysChosen(null)));
  await user.click(await screen.findByRole('button', { name: 'Issue statement' }));
  expect(screen.getByText('At least one of these days is already on an issued statement.')).toBeVisible();
  expect(selectIssuedStatements(store.getState())).toBe(before);
});
