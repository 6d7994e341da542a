import { screen, within } from '@testing-library/react';
import { renderApp } from '../renderApp';

export type App = Awaited<ReturnType<typeof renderApp>>;

export async function openCreate() {
  const app = await renderApp('/integrations');
  await app.user.click(screen.getByRole('button', { name: 'Create Integration' }));
  return { ...app, ...fieldsOf(await screen.findByRole('dialog', { name: 'Create Integration' })) };
}

export async function openEdit(app?: App) {
  const { user, ...rest } = app ?? (await renderApp('/integrations'));
  await user.click(screen.getByRole('link', { name: 'Empire City Marathon Organization, view Race Registration' }));
  const view = await screen.findByRole('dialog', { name: 'View Integration' });
  await user.click(within(view).getByRole('button', { name: 'Edit' }));
  return { ...rest, user, ...fieldsOf(await screen.findByRole('dialog', { name: 'Edit Integration' })) };
}

export function fieldsOf(dialog: HTMLElement) {
  const form = within(dialog);
  return {
    dialog,
    name: form.getByRole('textbox', { name: 'Integration Name' }),
    merchant: form.getByRole('combobox', { name: 'Select Merchant' }),
    split: form.getByRole('spinbutton', { name: 'Split Amount/Rate' }),
    unit: form.getByRole('combobox', { name: 'Split unit' }),
    status: form.getByRole('combobox', { name: 'Status' }),
    embedCode: form.getByRole('textbox', { name: 'Embed Code' }),
    preview: form.getByRole('region', { name: 'How a $100.00 payment is split' }),
    configuration: (name: string) => form.getByRole('checkbox', { name }),
    surcharge: () => form.queryByRole('spinbutton', { name: 'Surcharge Rate' }),
    button: (name: string) => form.getByRole('button', { name }),
  };
}

export type Opened = Awaited<ReturnType<typeof openCreate>>;

export async function fillIn({ user, name, merchant, configuration, split }: Opened) {
  await user.type(name, 'Winter Gala');
  await user.selectOptions(merchant, 'Lakeshore Jazz Nights');
  await user.click(configuration('Credit Card'));
  await user.type(split, '17.5');
}
