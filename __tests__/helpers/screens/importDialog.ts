import { screen } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { pickedFile, importInProcess } from '../imports/importInProcess';
import { renderApp } from '../renderApp';

const HEADERS = 'Reference;Hall;Total;Booked at;State';
export const FILE = [
  HEADERS,
  'P-1;Harbor Arts;1.250,50;13.04.2025 10:00;Banked',
  'P-2;Harbor Arts;10,00;14.04.2025 10:00;Banked',
  'P-3;Café Größenwahn;1O,00;15.04.2025 10:00;Banked',
  'P-4;Café Größenwahn;20,00;16.04.2025 10:00;Bounced',
].join('\n');
export const CONSOLE_EXPORT = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';

export const dialog = () => screen.getByRole('dialog', { name: 'Import data' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name });

export async function openImport(state?: Parameters<typeof renderApp>[1]) {
  const inProcess = importInProcess();
  const app = await renderApp('/merchants', state, inProcess.services);
  if (!state) await app.user.click(button('Import data'));
  const choose = async (file: File) => app.user.upload(await screen.findByLabelText('Choose files'), file);
  return { ...app, ...inProcess, choose };
}

/** Answers the questions that FILE leaves open, and shows the preview. */
export async function answer({ user, choose }: Awaited<ReturnType<typeof openImport>>) {
  await choose(pickedFile(FILE));
  await heading('Import settings');
  const select = async (label: string | RegExp, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await select('Merchant', 'Hall');
  await select('Currency of the file', 'EUR');
  await select('Time zone of the file', 'Europe/Berlin');
  await select('Banked (3 rows)', 'Completed');
  await select('Bounced (1 row)', 'Failed');
  await user.click(button('Preview import'));
  await heading('Preview');
}

/** Deletes all imported data. */
export async function removeWorkspaces() {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
}
