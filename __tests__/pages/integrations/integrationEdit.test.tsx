import { act, screen } from '@testing-library/react';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { dialogClosed, dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { fieldsOf, fillIn, openCreate, openEdit, type Opened } from '../../helpers/screens/integrationForm';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

describe('Edit', () => {
  test('opens the same form, filled in', async () => {
    const { name, merchant, configuration, surcharge, split, unit, status, embedCode } = await openEdit();
    expect(name).toHaveValue('Race Registration');
    expect(merchant).toHaveDisplayValue('Empire City Marathon Organization');
    for (const option of ['Credit Card', 'ACH', 'Surcharge']) expect(configuration(option)).toBeChecked();
    expect(surcharge()).toHaveDisplayValue('3');
    expect(split).toHaveDisplayValue('20');
    expect(unit).toHaveValue('%');
    expect(status).toHaveValue('Active');
    expect(embedCode).toHaveTextContent('embed/INT001" title="Race Registration payment form"');
  });

  test('saves in place, says so, and Undo brings the row back as it was', async () => {
    const { user, store, name, status, split, unit, button } = await openEdit();
    const before = selectIntegrationRows(store.getState());
    await user.clear(name);
    await user.type(name, 'Spring Race');
    await user.selectOptions(status, 'Inactive');
    await user.clear(split);
    await user.type(split, '0.29');
    await user.selectOptions(unit, '$');
    await user.click(button('Save'));
    expect(await screen.findByText('Integration saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectIntegrationRows(store.getState())[0]).toEqual({
      ...before[0],
      integrationName: 'Spring Race',
      status: 'Inactive',
      split: { unit: '$', hundredths: 29 },
    });
    expect(readTable('Integrations').rows[0]?.[1]).toBe('Spring Race');
    expect(screen.getByRole('link', { name: /, view Spring Race$/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(selectIntegrationRows(store.getState())).toEqual(before);
  });

  test('leads to the charge model and the agreed rates, also in the demo data, and keeps what was typed', async () => {
    const { user, store, name } = await openEdit();
    await user.type(name, ' 2025');
    await user.click(screen.getByRole('button', { name: 'View or change' }));
    expect(selectOpenDialog(store.getState())).toEqual({
      kind: 'chargeModel',
      subject: 'integration',
      subjectId: 'INT001',
    });
    expect(await screen.findByRole('dialog', { name: 'Charge model' })).toBeVisible();
    act(() => void store.dispatch(dialogClosed()));
    expect(await screen.findByRole('textbox', { name: /Integration Name/ })).toHaveValue('Race Registration 2025');
    await user.click(screen.getByRole('button', { name: 'View or add' }));
    expect(await screen.findByRole('dialog', { name: 'Agreed rates' })).toBeVisible();
  });

  test('keeps its own name, and its own merchant where that one is suspended since', async () => {
    const { merchants } = givenWorkspace({});
    const rows = merchants.rows.map((row) => (row.id === 'MER005' ? { ...row, status: 'Suspended' as const } : row));
    const { user, store, merchant, button } = await openEdit(
      await renderApp('/integrations', givenWorkspace({ merchants: { rows } })),
    );
    const before = selectIntegrationRows(store.getState());
    expect(merchant).toHaveValue('MER005');
    await user.click(button('Save'));
    expect(await screen.findByText('Integration saved')).toBeVisible();
    expect(selectIntegrationRows(store.getState())).toEqual(before);
  });

  test('writes only what was typed, over what another tab changed while the form was open, and says both', async () => {
    const { user, store, dispatch, name, status, button } = await openEdit();
    const [before] = selectIntegrationRows(store.getState());
    await user.type(name, ' at Night');
    dispatch(integrationsActions.integrationEdited({ id: before!.id, status: 'Inactive' }));
    expect(status).toHaveValue('Active');
    expect(screen.getByText(/^Another tab also changed Status: Inactive\./)).toBeVisible();
    await user.click(button('Save'));
    expect(
      await screen.findByText(/^Changes to Race Registration at Night saved\. Another tab also changed/),
    ).toBeVisible();
    expect(selectIntegrationRows(store.getState())[0]).toEqual({
      ...before,
      integrationName: 'Race Registration at Night',
      status: 'Inactive',
    });
  });

  test('that is closed without Save and opened again has what was typed over the newest row', async () => {
    const app = await openEdit();
    const [before] = selectIntegrationRows(app.store.getState());
    await app.user.type(app.name, ' at Night');
    app.dispatch(dialogClosed());
    app.dispatch(integrationsActions.integrationEdited({ id: before!.id, status: 'Inactive' }));
    app.dispatch(dialogOpened({ kind: 'editIntegration', integrationId: before!.id }));
    const { name, status, button } = fieldsOf(await screen.findByRole('dialog', { name: 'Edit Integration' }));
    expect(name).toHaveValue('Race Registration at Night');
    expect(status).toHaveValue('Inactive');
    await app.user.click(button('Save'));
    expect(await screen.findByText('Changes to Race Registration at Night saved.')).toBeVisible();
    expect(selectIntegrationRows(app.store.getState())[0]).toMatchObject({ status: 'Inactive' });
  });

  test('says so when no integration has the id', async () => {
    const { dispatch } = await renderApp('/integrations');
    dispatch(dialogOpened({ kind: 'editIntegration', integrationId: 'INT999' }));
    expect(await screen.findByText(/We can't find integration/)).toBeVisible();
  });
});

describe('Nothing typed is lost without a question', () => {
  const question = () => screen.queryByRole('group', { name: 'Discard your changes?' });

  test.each(['Cancel', 'Close'])('%s closes an unchanged form without a question', async (label) => {
    const { user, button } = await openCreate();
    await user.click(button(label));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Cancel', async ({ user, button }: Opened) => user.click(button('Cancel'))],
    ['Escape', async ({ user }: Opened) => user.keyboard('{Escape}')],
    ['a click outside', async ({ user, dialog }: Opened) => user.click(dialog)],
  ])('%s asks where something was typed, and editing goes on where it was', async (_, leave) => {
    const opened = await openCreate();
    await opened.user.type(opened.name, 'Gala');
    await leave(opened);
    expect(question()).toBeVisible();
    expect(opened.button('Keep editing')).toHaveFocus();
    await opened.user.click(opened.button('Keep editing'));
    expect(question()).toBeNull();
    expect(opened.name).toHaveValue('Gala');
  });

  test('Escape takes the question back, and the focus returns to the field', async () => {
    const { user, name } = await openCreate();
    await user.type(name, 'Gala');
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(name).toHaveFocus();
  });

  test('Discard closes the form and adds nothing', async () => {
    const opened = await openCreate();
    const before = opened.store.getState().integrations;
    await fillIn(opened);
    await opened.user.keyboard('{Escape}');
    await opened.user.click(opened.button('Discard'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.store.getState().integrations).toBe(before);
  });

  test('An integration added elsewhere meanwhile moves the next id on, and what was typed stays', async () => {
    const { store, user, dispatch, name, embedCode } = await openCreate();
    await user.type(name, 'Gala');
    const [first] = selectIntegrationRows(store.getState());
    dispatch(integrationsActions.integrationAdded({ ...first!, id: 'INT031', integrationName: 'From the other tab' }));
    expect(name).toHaveValue('Gala');
    expect(embedCode).toHaveTextContent('embed/INT032"');
    expect(selectOpenDialog(store.getState())).toEqual({ kind: 'createIntegration' });
  });
});
