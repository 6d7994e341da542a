import { screen, within } from '@testing-library/react';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PATH = '/transactions?view=reconciliation';

/** The console with the imported demo report. */
async function givenReport() {
  const { services } = importInProcess();
  const app = await renderApp(PATH, undefined, services);
  await app.user.click(await screen.findByRole('button', { name: 'Try with a demo report' }));
  await screen.findByRole('heading', { name: 'June 2024: 22 of 31 payments matched' });
  return app;
}

const top = () => screen.getByRole('heading', { name: /matched/ }).textContent;
const table = () => screen.getByRole('table', { name: 'Discrepancies' });

test('The demo report shows a discrepancy of every type, and the heading counts matched payments and resolved discrepancies', async () => {
  const { user } = await givenReport();
  const kinds = within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
  expect(kinds.sort()).toEqual(
    ['Amount', 'Currency', 'Duplicate', 'Fee', 'Not in console', 'Not in report', 'Split', 'Status', 'Timing'].sort(),
  );

  await user.click(within(table()).getByRole('button', { name: 'TR20240604-002' }));
  const match = await screen.findByRole('dialog', { name: 'Not in report: TR20240604-002' });
  await user.selectOptions(within(match).getByLabelText('Resolution'), 'Match with ch_3PQx7482Jn02 ($5,279.40)');
  await user.type(within(match).getByLabelText(/Reason/), 'The reference was mistyped');
  await user.click(within(match).getByRole('button', { name: 'Resolve' }));
  expect(top()).toBe('June 2024: 23 of 30 payments matched');

  for (const id of ['013', '018', '007', '011', '006', '004', '028'].map(
    (end) => new RegExp(`^TR202406\\d\\d-${end}$`),
  )) {
    await user.click(within(table()).getByRole('button', { name: id }));
    const dialog = await screen.findByRole('dialog', { name: /: TR2024/ });
    expect(within(dialog).queryByLabelText('Resolution')).toBeNull();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Reported to the processor');
    await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  }
  expect(top()).toBe('June 2024: 23 of 30 payments matched, 7 explained');

  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(top()).toBe('June 2024: 23 of 30 payments matched, 6 explained');
});

test('A discrepancy shows both rows and the difference, needs a reason to be resolved, and can be reopened', async () => {
  const { user, store } = await givenReport();
  await user.click(within(table()).getByRole('button', { name: 'TR20240617-013' }));
  const dialog = await screen.findByRole('dialog', { name: 'Amount: TR20240617-013' });
  expect(dialog).toHaveTextContent('Report: $8,904.00. Console: $8,940.00 (-$36.00).');
  const row = within(dialog).getByRole('row', { name: /^Amount/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$8,940.00', '$8,904.00', '-$36.00']);
  await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  expect(await within(dialog).findByText('Enter a reason.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/Reason/), 'Digits changed places; reported to the processor');
  await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  expect(top()).toBe('June 2024: 22 of 31 payments matched, 1 explained');

  await user.click(within(table()).getByRole('button', { name: 'TR20240617-013' }));
  const resolved = await screen.findByRole('dialog', { name: 'Amount: TR20240617-013' });
  expect(resolved).toHaveTextContent(/Resolved by Alex Morgan on .*: Digits changed places; reported to the processor/);
  await user.click(within(resolved).getByRole('button', { name: 'Reopen' }));
  expect(top()).toBe('June 2024: 22 of 31 payments matched');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Fee');
  expect(window.location.search).toBe('?view=reconciliation&kind=Fee');
  expect(within(table()).getAllByRole('row')).toHaveLength(2);

  const remove = screen.getByRole('button', { name: 'Remove report' });
  await user.click(remove);
  const question = screen.getByRole('group', {
    name: 'Remove processor-report-june.csv with its 9 discrepancies? Changes lists the removal.',
  });
  expect(within(question).getByRole('button', { name: 'Keep report' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove).toHaveFocus();
  expect(Object.keys(store.getState().reconciliation.records)).toHaveLength(1);
  await user.keyboard('{Enter}');
  const again = screen.getByRole('group', { name: /^Remove processor-report-june/ });
  await user.click(within(again).getByRole('button', { name: 'Remove report' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(Object.keys(store.getState().reconciliation.records)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(top()).toBe('June 2024: 22 of 31 payments matched');
});

test('A discrepancy with a missing side has no column of differences', async () => {
  const { user } = await givenReport();
  await user.click(within(table()).getByRole('button', { name: 'TR20240604-002' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not in report: TR20240604-002' });
  const headers = within(dialog).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['FIELD', 'CONSOLE', 'REPORT']);
});

test('The address without a tab shows the list of transactions, and the tabs lead to the other views', async () => {
  const { user } = await renderApp('/transactions');
  const tabs = screen.getByRole('navigation', { name: 'Transaction views' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('List');
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await user.click(within(tabs).getByRole('link', { name: 'Reconciliation' }));
  expect(await screen.findByRole('heading', { name: 'Reconcile your payments' })).toBeVisible();
  expect(window.location.search).toBe('?view=reconciliation');
  await user.click(within(tabs).getByRole('link', { name: 'Fees' }));
  expect(await screen.findByRole('heading', { name: '78 of 78 fees correct' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Surcharges' }).closest('section, .card')).toHaveTextContent(
    'This is guidance, not legal advice',
  );
});

test.each([
  [
    'The fee check says that a file without fees has nothing to check',
    [importedPayment('P1'), importedPayment('P2')],
    'No fees to check',
    'SplitPay calculated the fees of 2 payments from their split; import a file with fees to compare.',
  ],
  [
    'Fees of imported data without an agreed rate are never correct, and the fee check counts them',
    [importedPayment('P1'), importedPayment('P2', { fees: { processor: 320, partner: 480, platform: 200 } })],
    'No agreed rates to compare with',
    'Not checked: 3 fees without an agreed rate. To compare them, import your rates, or open a merchant and choose Agreed rates.',
  ],
])('%s', async (_name, payments, heading, sentence) => {
  await renderApp('/transactions?view=fees', givenImportedData(payments));
  const title = await screen.findByRole('heading', { level: 2, name: heading });
  expect(title.closest('.card')).toHaveTextContent(sentence);
});
