import { screen, waitFor, within } from '@testing-library/react';
import { paletteKeyPressed, paletteOpened } from '@/slices/ui/paletteSlice';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

async function openPalette(path = '/merchants') {
  const app = await renderApp(path);
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, field: await screen.findByRole('combobox', { name: 'Search or go to…' }) };
}

/** Returns the name of the active option of the field. */
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

const list = () => within(screen.getByRole('listbox', { name: 'Results' }));
const options = () =>
  list()
    .queryAllByRole('option')
    .map((option) => option.textContent.trim());

describe('The command palette', () => {
  test('opens on Ctrl+K and on Cmd+K with the focus in its field, and closes on Escape', async () => {
    const { user, field, store } = await openPalette();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Meta>}k{/Meta}');
    expect(store.getState().palette.isOpen).toBe(true);
    await user.keyboard('{Meta>}k{/Meta}');
    expect(store.getState().palette.isOpen).toBe(false);
  });

  test('opens pages, which the arrow keys choose and Enter opens', async () => {
    const { user, field } = await openPalette();
    expect(active(field)).toHaveTextContent('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toHaveTextContent('Transactions');
    expect(active(field)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(field)).toHaveTextContent('Reset demo data');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Recent Transactions' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes when the operator chooses the open page, with an unchanged view and the focus on the heading', async () => {
    const { user, field, store } = await openPalette();
    await user.keyboard('{Escape}');
    await user.type(await screen.findByRole('searchbox', { name: 'Search merchants' }), 'jazz');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search or go to…' }), 'merchants');
    expect(field).not.toBeInTheDocument();
    expect(list().getByRole('option', { name: 'Merchants Current page' })).not.toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(store.getState().merchantsList.search).toBe('jazz');
  });

  test('finds transactions, merchants, integrations and articles, and opens them', async () => {
    const { user, field, store } = await openPalette();
    await user.type(field, 'tr20240630-030');
    expect(options()).toEqual([
      'TR20240630-030 Hudson Valley Film Festival, $250.00',
      'Refund TR20240630-030 Hudson Valley Film Festival · $250.00 refundable',
      "Void TR20240630-030 A settled payment can't be voided: the customer has paid. Refund it instead.",
    ]);
    expect(active(field)).toHaveTextContent('TR20240630-030');
    const actions = screen.getByRole('group', { name: 'Actions for these results' });
    expect(within(actions).getAllByRole('option')).toHaveLength(2);
    await user.clear(field);
    await user.type(field, 'race reg');
    const group = screen.getByRole('group', { name: 'Integrations' });
    expect(within(group).getByRole('option')).toHaveTextContent('Race Registration');
    await user.clear(field);
    await user.type(field, 'embedding');
    await user.click(within(screen.getByRole('group', { name: 'Documentation' })).getAllByRole('option')[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: /Embedding/ })).toBeVisible();
    expect(store.getState().palette).toMatchObject({ isOpen: false, query: '', activeIndex: 0 });
  });

  test('opens a payment on any page', async () => {
    const { user, field } = await openPalette('/documentation');
    await user.type(field, 'tr20240630-030{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent('TR20240630-030');
  });

  test('runs actions, and gives the reason if an action is not available', async () => {
    const { user, field, store } = await openPalette();
    await user.type(field, 'theme');
    expect(options()).toEqual([
      'Theme: Light',
      'Theme: Dark',
      'Theme: System Selected',
      'Keyboard shortcuts and theme Everyday Work',
    ]);
    const chosen = list().getByRole('option', { name: /System/ });
    expect(chosen).toHaveAttribute('aria-disabled', 'true');
    await user.click(chosen);
    await user.keyboard('{Enter}');
    expect(store.getState().palette.isOpen).toBe(true);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(store.getState().theme.choice).toBe('Dark');
    expect(store.getState().palette.isOpen).toBe(false);
  });

  test('says that nothing was found', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'Zebra ');
    expect(options()).toEqual([]);
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('No results for "Zebra".');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('is opened by a button in the sidebar that names its keys', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('button', { name: 'Search or go to… Ctrl K' }));
    expect(await screen.findByRole('combobox', { name: 'Search or go to…' })).toHaveFocus();
  });
});

describe('In the command palette,', () => {
  test("'refund harbor' offers the payments of the merchant, refundable payments first", async () => {
    const { user, store } = await openPalette();
    await user.keyboard('refund harbor');
    const found = options();
    expect(found.length).toBeGreaterThan(1);
    const merchantRows = store.getState().transactions.rows.filter(({ merchantId }) => merchantId === 'MER001');
    expect(found.map((option) => option.slice('Refund '.length, 'Refund TR20240630-030'.length)).sort()).toEqual(
      merchantRows.map(({ id }) => id).sort(),
    );
    const refused = list()
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-disabled') === 'true');
    expect(refused).toEqual([...refused].sort());
    expect(refused[0]).toBe(false);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Refund payment' })).toBeVisible();
  });

  test('the Enter that opens a refund does not record it, held or pressed, even if the dialog appears immediately', async () => {
    const { user, store } = await openPalette();
    for (const enter of ['{Enter}', '{Enter}', '{Enter>4/}']) {
      await user.keyboard(`refund harbor${enter}`);
      const dialog = await screen.findByRole('dialog', { name: 'Refund payment' });
      expect(within(dialog).getByLabelText(/^Amount/)).toHaveFocus();
      expect(store.getState().payments.records).toEqual({});
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Search or go to…' });
    }
  });

  test("'void' with a merchant offers only voids, and gives the reason for a refusal", async () => {
    const { user } = await openPalette();
    await user.keyboard('void harbor');
    expect(options().every((option) => option.startsWith('Void TR'))).toBe(true);
    expect(
      list().getAllByText("A settled payment can't be voided: the customer has paid. Refund it instead.").length,
    ).toBeGreaterThan(0);
  });
});

test('The palette of imported data opens the demo data, and finds an article by its synonyms', async () => {
  const { services, opened } = importInProcess();
  const { user } = await renderApp('/merchants', givenImportedData([importedPayment('P-1')]), services);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or go to…' });
  await user.type(field, 'chargeback');
  expect(await screen.findByRole('option', { name: /^Refunds and voids/ })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'demo data{Enter}');
  expect(opened).toEqual(['sample']);
  expect(field).not.toBeInTheDocument();
});

test('Keys that were pressed while the palette loaded are in its field', async () => {
  const { dispatch } = await renderApp('/merchants');
  dispatch(paletteOpened());
  for (const key of 'harbour') dispatch(paletteKeyPressed(key));
  for (const key of ['Backspace', 'Backspace', 'r', ' ', 'l']) dispatch(paletteKeyPressed(key));
  expect(await screen.findByRole('combobox', { name: 'Search or go to…' })).toHaveValue('harbor l');
});

test('A held Ctrl+K opens the palette only once', async () => {
  const { user, store } = await renderApp('/merchants');
  await user.keyboard('{Control>}{k>4/}{/Control}');
  expect(store.getState().palette.isOpen).toBe(true);
});
