import { screen, within } from '@testing-library/react';
import { undo } from '@/commands/changes/auditTrail';
import { changeMerchantStatus } from '@/commands/merchants';
import { saveNotes } from '@/commands/notes';
import { addressToSave, isNarrowed, isSameList } from '@/domain/lists/savedViewAddress';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { refundOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';

const ID = 'TR20240630-030';

async function givenChanges(path: string) {
  const app = await renderApp(path);
  app.dispatch(refundOf({ transactionId: ID, amount: 5_000, reason: 'Fraudulent' }));
  app.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Unpaid fees') as never);
  return app;
}

test.each([
  ['reconciliation', "Match payments with the processor's report."],
  ['fees', 'Compare charged fees with the agreed rates.'],
  ['changes', 'Audit trail: who changed what, when and why.'],
])('The subtitle of the view %s describes the view, not the list', async (view, subtitle) => {
  await renderApp(`/transactions?view=${view}`);
  expect(screen.getByText(subtitle)).toBeVisible();
  expect(screen.queryByText('Overview of the latest transactions')).not.toBeInTheDocument();
});

test('An empty audit trail does not offer an import, because no file contains changes', async () => {
  await renderApp('/transactions?view=changes');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('No changes yet.')).toBeVisible();
  expect(main.queryByRole('button', { name: 'Import data' })).not.toBeInTheDocument();
});

test('Changes are listed with person, time, values and reason, and can be searched by payment and merchant', async () => {
  const { user } = await givenChanges('/transactions?view=changes');
  const table = await screen.findByRole('table', { name: 'Changes' });
  const texts = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  expect(texts()).toEqual(
    expect.arrayContaining([
      ['Alex Morgan', 'Refund of $50.00 recorded', ID, '$0.00 refunded → $50.00 refunded', 'Fraudulent'],
      [
        ...['Alex Morgan', 'Merchant edited', 'Harbor Lights Music Festival'],
        'Status: Active → Status: Suspended',
        'Unpaid fees',
      ],
    ]),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search changes' }), ID);
  expect(texts()).toHaveLength(1);
  expect(window.location.search).toBe(`?view=changes&search=${ID}`);
});

test('A withdrawn note is listed with who withdrew it, and Restore brings it back', async () => {
  const { user, store, dispatch } = await renderApp('/transactions?view=changes');
  dispatch(saveNotes([{ subject: 'merchant', subjectId: 'MER001' }], 'Called twice') as never);
  dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!) as never);
  await user.click(await screen.findByRole('button', { name: /^Restore: Reversed: note added/ }));
  expect(await screen.findByText('Restored: note added')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore: / })).not.toBeInTheDocument();
  expect(Object.values(store.getState().notes.records)).toMatchObject([{ text: 'Called twice' }]);
});

test('The dialogs of a payment and of a merchant lead to their own changes', async () => {
  const { user } = await givenChanges(`/transactions?payment=${ID}`);
  const details = await screen.findByRole('dialog');
  await user.click(within(details).getByRole('link', { name: 'Change history' }));
  expect(window.location.search).toBe(`?view=changes&search=${ID}`);
  expect(await screen.findByRole('table', { name: 'Changes' })).toHaveTextContent('Refund of $50.00');
});

test('A saved view has a name, appears above its list, and can be renamed and deleted', async () => {
  const { user, store } = await renderApp('/transactions');
  const views = () => screen.getByRole('navigation', { name: 'Saved views' });
  await user.click(screen.getByRole('button', { name: 'Save view (search or filter first)' }));
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  const save = screen.getByRole('button', { name: 'Save view' });
  await user.click(save);
  expect(within(views()).getByRole('textbox', { name: 'View name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(save).toHaveFocus();
  await user.click(save);
  await user.type(within(views()).getByRole('textbox', { name: 'View name' }), 'June failures{Enter}');
  expect(Object.values(store.getState().savedViews.records)).toMatchObject([
    { name: 'June failures', address: '/transactions?status=Failed' },
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All Status');
  await user.click(within(views()).getByRole('link', { name: 'June failures' }));
  expect(window.location.search).toBe('?status=Failed');

  await user.click(within(views()).getByRole('button', { name: /^Rename/ }));
  await user.clear(within(views()).getByRole('textbox'));
  await user.type(within(views()).getByRole('textbox'), 'Failures{Enter}');
  expect(within(views()).getByRole('link', { name: 'Failures' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(views()).getByRole('button', { name: /^Delete view/ }));
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(within(views()).getByRole('link', { name: 'Failures' })).toBeVisible();
});

test('A saved view needs a name that is unique in its list', async () => {
  const { user, store } = await renderApp('/transactions?status=Failed');
  const field = () => screen.getByRole('textbox', { name: 'View name' });
  const names = () => Object.values(store.getState().savedViews.records).map(({ name }) => name);
  const pin = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(field(), `${name}{Enter}`);
  };
  await pin('  ');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a name.');
  await user.clear(field());
  await user.type(field(), 'Failures{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await pin(' FAILURES ');
  expect(field()).toHaveAccessibleDescription('A view with this name already exists.');
  expect(names()).toEqual(['Failures']);
  await user.type(field(), '2');
  expect(field()).toBeValid();
  await user.type(field(), '{Enter}');
  expect(names()).toEqual(['Failures', 'FAILURES 2']);
  await user.click(screen.getByRole('button', { name: /^Rename/ }));
  await user.clear(field());
  await user.type(field(), 'failures{Enter}');
  expect(field()).toBeInvalid();
  await user.clear(field());
  await user.type(field(), 'failures 2{Enter}');
  expect(names()).toEqual(['Failures', 'failures 2']);
  await user.click(screen.getByRole('link', { name: 'Merchants' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Suspended');
  await pin('Failures');
  expect(names()).toEqual(['Failures', 'failures 2', 'Failures']);
});

test.each([
  ['/transactions?status=Failed&page=3&payment=TR1', '/transactions?status=Failed', true],
  ['/transactions?view=changes', '/transactions?view=changes', false],
  ['/merchants', '/merchants', false],
])('A saved view of %s has the address %s', (address, saved, isWorthIt) => {
  expect([addressToSave(address), isNarrowed(address)]).toEqual([saved, isWorthIt]);
});

test('A saved view belongs to one list', () => {
  expect(isSameList('/transactions?view=changes&search=a', '/transactions?view=changes')).toBe(true);
  expect(isSameList('/transactions?view=changes', '/transactions')).toBe(false);
});
