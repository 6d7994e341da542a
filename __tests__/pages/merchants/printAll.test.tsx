import { act, screen, within } from '@testing-library/react';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { renderApp } from '../../helpers/renderApp';

const print = () => jest.spyOn(window, 'print').mockImplementation(() => undefined);

test('All listed statements print together, each complete, and leave the page afterwards', async () => {
  const printed = print();
  const { user } = await renderApp('/merchants?view=statements&search=harbor+lights');
  await user.click(await screen.findByRole('button', { name: 'Print all statements' }));
  const [paper, ...others] = await screen.findAllByRole('article', { hidden: true });
  expect([others.length, printed.mock.calls.length]).toEqual([0, 1]);
  expect(
    within(paper!).getByRole('heading', { hidden: true, name: 'Harbor Lights Music Festival' }),
  ).toBeInTheDocument();
  expect(within(paper!).getByText('TR20240610-007')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article', { hidden: true })).toBeNull();
});

test('A message gives the number of pages and the alternatives if there are too many to print', async () => {
  const printed = print();
  const rows = Array.from({ length: 201 }, (_, index) =>
    importedPayment(`P${index}`, { merchant: `Merchant ${index}` }),
  );
  const { user } = await renderApp('/merchants?view=statements', givenImportedData(rows));
  await user.click(await screen.findByRole('button', { name: 'Print all statements' }));
  expect(await screen.findByText(/^That's about 204 pages; the limit is 200/)).toBeVisible();
  expect(printed).not.toHaveBeenCalled();
});
