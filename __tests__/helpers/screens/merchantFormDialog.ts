import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../renderApp';

export async function openForm() {
  const app = await renderApp('/merchants');
  await app.user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'Add New Merchant' })) };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

export const field = (form: Form, name: string) => form.getByRole('textbox', { name });
export const save = (user: UserEvent, form: Form) => user.click(form.getByRole('button', { name: 'Save' }));

export async function fill(user: UserEvent, form: Form, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const input = field(form, name);
    await user.clear(input);
    await user.type(input, text);
  }
}

/** The required fields of a new merchant. */
export const REQUIRED = { 'Merchant Name': 'Harbor Nights', Street: '1 Pier Walk', 'Zip Code': '10001' };
