import { screen, within } from '@testing-library/react';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

// An id of a Stripe charge and a UUID.
const CHARGE = 'ch_3PQx7482Jn02AbCdEfGhIjKl0';
const UUID = 'f7108e96-f770-c226-3266-aa3bb0cde917';

const given = () => givenImportedData([importedPayment(CHARGE), importedPayment(UUID), importedPayment('P-3')]);

/** The texts and the titles in the first column of ids. */
const idsShown = (table: string, role: 'link' | 'button') =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole(role)
    .filter((cell) => cell.hasAttribute('data-row-link'))
    .map((cell) => [cell.textContent, cell.querySelector('[title]')?.getAttribute('title')]);

const SHOWN = [
  ['ch_3PQx…hIjKl0', CHARGE],
  ['f7108e9…cde917', UUID],
  ['P-3', undefined],
];

test('The list of transactions shortens long ids in the middle, and the details show and copy the whole id', async () => {
  const { user } = await renderApp('/transactions', given());
  expect(idsShown('Transactions', 'link')).toEqual(expect.arrayContaining(SHOWN));
  await user.click(screen.getByRole('link', { name: 'ch_3PQx…hIjKl0' }));
  const details = await screen.findByRole('dialog', { name: 'Transaction Details' });
  expect(within(details).getAllByText(CHARGE)[0]).toBeVisible();
  const fees = within(within(details).getByRole('table', { name: 'Fees' })).getAllByRole('rowheader');
  expect(fees.map(({ textContent }) => textContent)).toEqual([
    ...['ch_3PQx…hIjKl0 processor', 'ch_3PQx…hIjKl0 partner', 'ch_3PQx…hIjKl0 platform'],
  ]);
  await user.click(within(details).getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe(CHARGE);
});

test('The lines of a statement shorten long ids in the middle', async () => {
  const { user } = await renderApp('/merchants?view=statements', given());
  await user.click(await screen.findByRole('link', { name: 'Harbor Arts' }));
  await screen.findByRole('table', { name: 'Lines of the statement' });
  expect(idsShown('Lines of the statement', 'link')).toEqual(expect.arrayContaining(SHOWN));
});

test('The list of reconciliation shortens long ids in the middle, and its dialog shows the whole id', async () => {
  const { services } = importInProcess();
  const { user } = await renderApp('/transactions?view=reconciliation', undefined, services);
  await user.click(await screen.findByRole('button', { name: 'Try with a demo report' }));
  await screen.findByRole('heading', { name: /matched$/ });
  expect(idsShown('Discrepancies', 'button')).toContainEqual(['ch_3PQx…82Jn02', 'ch_3PQx7482Jn02']);
  await user.click(screen.getByRole('button', { name: 'ch_3PQx…82Jn02' }));
  expect(await screen.findByRole('dialog', { name: /: ch_3PQx7482Jn02$/ })).toBeVisible();
});
