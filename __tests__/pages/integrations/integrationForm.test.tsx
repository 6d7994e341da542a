import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readTable } from '../../helpers/table';
import { renderApp } from '../../helpers/renderApp';
import { fillIn, openCreate } from '../../helpers/screens/integrationForm';
import { sharedState } from '../../helpers/team';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';

describe('The Create Integration dialog', () => {
  test('has the fields and defaults of the specification', async () => {
    const { name, merchant, configuration, split, unit, status, embedCode, button, surcharge } = await openCreate();
    expect(name).toHaveValue('');
    expect(merchant).toHaveDisplayValue('Choose a merchant');
    for (const option of ['Credit Card', 'ACH', 'Surcharge']) expect(configuration(option)).not.toBeChecked();
    expect(surcharge()).toBeNull();
    expect(split).toHaveDisplayValue('');
    expect(unit).toHaveValue('%');
    expect(status).toHaveValue('Active');
    expect(embedCode).toHaveAttribute('readonly');
    expect(button('Copy to Clipboard')).toBeVisible();
    for (const field of [name, merchant, split]) expect(field).toBeRequired();
  });

  test('offers Active and Inactive merchants, suspended ones not', async () => {
    const { store, merchant } = await openCreate();
    const offered = within(merchant)
      .getAllByRole<HTMLOptionElement>('option')
      .flatMap(({ value }) => (value === '' ? [] : [value]));
    const wanted = selectMerchantRows(store.getState()).filter(({ status }) => status !== 'Suspended');
    expect(offered).toEqual(wanted.map(({ id }) => id));
  });

  test('has an embed code of the next id that follows the form as it is typed, every value escaped', async () => {
    const { user, name, embedCode } = await openCreate();
    await user.type(name, '"><b>Gala</b>');
    expect(embedCode).toHaveValue(
      '<iframe src="https://forms.splitpay.example/embed/INT031" title="&quot;&gt;&lt;b&gt;Gala&lt;/b&gt; payment form" width="100%" height="640" loading="lazy"></iframe>',
    );
  });

  test('copies the code as it is shown', async () => {
    const { user, name, button } = await openCreate();
    await user.type(name, 'Gala');
    await user.click(button('Copy to Clipboard'));
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('title="Gala payment form"');
  });

  test('is worked without a mouse: every configuration is a tab stop, and the space bar turns it on', async () => {
    const { user, merchant, configuration } = await openCreate();
    merchant.focus();
    for (const option of ['Credit Card', 'ACH', 'Surcharge']) {
      await user.tab();
      expect(configuration(option)).toHaveFocus();
      await user.keyboard(' ');
      expect(configuration(option)).toBeChecked();
    }
  });

  test('gives the first invalid field the focus only once', async () => {
    const { user, dialog, name, button } = await openCreate();
    const focus = jest.spyOn(name, 'focus');
    await user.click(button('Save'));
    await within(dialog).findByText('Enter a name.');
    // What waits for a timer comes before this one.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
    expect(focus).toHaveBeenCalledTimes(1);
  });

  test('says so where no field is wrong and it is refused: the clock of the computer is wrong', async () => {
    const opened = await openCreate();
    await fillIn(opened);
    const { dialog, store, user, button } = opened;
    const year = jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(10_000);
    fireEvent.click(button('Save'));
    const refused = 'Not saved: someone changed this data. Review it and save again.';
    expect(await within(dialog).findByText(refused)).toBeInTheDocument();
    year.mockRestore();
    await user.click(button('Save'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(selectIntegrationRows(store.getState())[0]).toMatchObject({
      number: 'INT031',
      integrationName: 'Winter Gala',
    });
  });

  test('Save adds the integration first in the list, closes, and says so; nothing else changes', async () => {
    const opened = await openCreate();
    const before = selectIntegrationRows(opened.store.getState());
    await fillIn(opened);
    await opened.user.click(opened.button('Save'));
    expect(await screen.findByText('Integration added')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readTable('Integrations').rows[0]).toEqual(['Lakeshore Jazz Nights', 'Winter Gala', 'Credit Card']);
    const rows = selectIntegrationRows(opened.store.getState());
    expect(rows.slice(1)).toEqual(before);
    expect(rows[0]).toMatchObject({ number: 'INT031', surchargeRate: null, split: { unit: '%', hundredths: 1750 } });
    expect(screen.getByRole('button', { name: 'Create Integration' })).toHaveFocus();
  });

  test('Undo takes the addition back', async () => {
    const opened = await openCreate();
    const before = selectIntegrationRows(opened.store.getState());
    await fillIn(opened);
    await opened.user.click(opened.button('Save'));
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectIntegrationRows(opened.store.getState())).toEqual(before);
    expect(readTable('Integrations').rows[0]?.[1]).toBe('Race Registration');
  });
});

describe('What is missing or wrong', () => {
  test('is shown under each field when it is saved, and the first wrong field gets the focus', async () => {
    const { user, store, dialog, name, merchant, configuration, split, button } = await openCreate();
    const before = store.getState().integrations;
    expect(name).toHaveAttribute('aria-invalid', 'false');
    await user.click(button('Save'));
    expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Enter a name.');
    expect(merchant).toHaveAccessibleDescription('Choose a merchant.');
    expect(configuration('ACH')).toHaveAccessibleDescription('Choose at least one configuration.');
    expect(split).toHaveAccessibleDescription('Enter the split.');
    for (const field of [name, merchant, configuration('ACH'), split]) expect(field).toBeInvalid();
    expect(within(dialog).getByText('Fix 4 fields to save.')).toBeVisible();
    expect(store.getState().integrations).toBe(before);
  });

  test('disappears when the field is fixed, and keeps the input', async () => {
    const { user, dialog, name, split, button } = await openCreate();
    await user.type(split, '12.345');
    await user.click(button('Save'));
    await user.type(name, 'G');
    expect(name).not.toBeInvalid();
    expect(within(dialog).queryByText('Enter a name.')).toBeNull();
    expect(split).toHaveDisplayValue('12.345');
    expect(split).toHaveAccessibleDescription('Enter a percentage from 0.01 to 100, with up to two decimals.');
    await user.type(split, '{Backspace}');
    expect(split).not.toBeInvalid();
  });

  test('is a surcharge without Credit Card', async () => {
    const { user, configuration, button } = await openCreate();
    await user.click(configuration('Surcharge'));
    await user.click(button('Save'));
    expect(configuration('Surcharge')).toHaveAccessibleDescription(
      'Surcharges apply to credit cards. Select Credit Card too.',
    );
    await user.click(configuration('Credit Card'));
    expect(configuration('Surcharge')).not.toBeInvalid();
  });

  test('is a surcharge rate above 4 %; above 3 % there is a hint', async () => {
    const opened = await openCreate();
    const { user, configuration, button } = opened;
    await fillIn(opened);
    await user.click(configuration('Surcharge'));
    const rate = opened.surcharge()!;
    expect(rate).toBeRequired();
    await user.click(button('Save'));
    expect(rate).toHaveFocus();
    expect(rate).toHaveAccessibleDescription('4% or less. Enter the surcharge rate.');
    await user.type(rate, '3.01');
    expect(rate).toHaveAccessibleDescription('Visa limits surcharges to 3%.');
    await user.clear(rate);
    await user.type(rate, '4.01');
    expect(rate).toBeInvalid();
    expect(rate).toHaveAccessibleDescription(/Enter a percentage from 0.01 to 4/);
    expect(opened.dialog).toHaveTextContent('Fix 1 field to save.');
    await user.click(configuration('Surcharge'));
    expect(opened.surcharge()).toBeNull();
    expect(opened.dialog).not.toHaveTextContent('Not saved');
    await user.click(button('Save'));
    expect(await screen.findByText('Integration added')).toBeVisible();
    expect(selectIntegrationRows(opened.store.getState())[0]).toMatchObject({ surchargeRate: null });
  });

  test('is a split above 100 %; in dollars it may be more', async () => {
    const { user, split, unit, button } = await openCreate();
    await user.type(split, '101');
    await user.click(button('Save'));
    expect(split).toHaveAccessibleDescription(/from 0.01 to 100/);
    await user.selectOptions(unit, '$');
    expect(split).not.toBeInvalid();
  });

  test('is a name that the merchant already uses', async () => {
    const { user, dialog, name, merchant, button } = await openCreate();
    await user.type(name, ' race registration ');
    await user.selectOptions(merchant, 'Empire City Marathon Organization');
    await user.click(button('Save'));
    expect(await within(dialog).findByText('This merchant already has an integration with this name.')).toBeVisible();
    await user.selectOptions(merchant, 'Lakeshore Jazz Nights');
    expect(name).not.toBeInvalid();
  });
});

test('In a team, the embed code of a new integration is copied only once its ID is certain', async () => {
  const { dispatch } = await renderApp('/integrations', sharedState('Ben Cole'));
  dispatch(dialogOpened({ kind: 'createIntegration' }));
  const created = within(await screen.findByRole('dialog', { name: 'Create Integration' }));
  expect(created.queryByRole('button', { name: /Copy to clipboard/i })).toBeNull();
  expect(created.getByText(/^A colleague may save an integration with this ID first\./)).toBeVisible();
  dispatch(dialogOpened({ kind: 'editIntegration', integrationId: 'INT001' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit Integration' }));
  expect(edited.getByRole('button', { name: /Copy to clipboard/i })).toBeVisible();
});
