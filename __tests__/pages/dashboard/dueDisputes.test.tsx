import { screen, within } from '@testing-library/react';
import { addDays } from '@/domain/calendar/dates';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const notice = () => screen.queryByRole('region', { name: 'Due disputes' });

test('The dashboard says which dispute is due, and leads to the open ones', async () => {
  const { user } = await renderApp('/');
  expect(notice()).toHaveTextContent(
    '1 dispute needs evidence soon. $1,500.00 of TR20240621-018, 4 days left.View disputes',
  );
  await user.click(within(notice()!).getByRole('link', { name: 'View disputes' }));
  expect(await screen.findByRole('heading', { name: /Disputes/, level: 1 })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Open');
});

test('In imported data, overdue disputes come first, and without any due dispute nothing is said', async () => {
  const { store, dispatch } = await renderApp('/', givenImportedData([importedPayment('P-1'), importedPayment('P-2')]));
  expect(notice()).toBeNull();
  const { today } = store.getState().workspace;
  const records = ['P-1', 'P-2'].map((transactionId, index) => ({
    id: `r${index}`,
    disputeId: `d${index}`,
    transactionId,
    status: 'needs response' as const,
    amount: 1_000,
    fee: 0,
    reason: '',
    networkCode: '',
    openedAt: today,
    note: '',
    evidenceDue: addDays(today, 0 - index),
    recordedAt: '2025-06-10 09:00:00',
    recordedBy: 'Alex Morgan',
    zone: 'UTC',
  }));
  dispatch(disputesSlice.actions.recorded(records));
  expect(await screen.findByRole('region', { name: 'Due disputes' })).toHaveTextContent(
    '1 dispute is overdue, and 1 dispute needs evidence soon. First: $10.00 of P-2, 1 day overdue.',
  );
  dispatch(disputesSlice.actions.withdrawn(records.map(({ id }) => id)));
  expect(notice()).toBeNull();
});
