import { screen, waitFor } from '@testing-library/react';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import type { WorkbookRequest } from '@/domain/lists/workbook';
import { listenToDownloads } from '../helpers/downloads';
import { importInProcess } from '../helpers/imports/importInProcess';
import { renderApp } from '../helpers/renderApp';

/** The services with a writer that records its requests. `message` is its error. */
function givenWriter(message?: string) {
  const requests: WorkbookRequest[] = [];
  const services: WorkspaceServices = {
    ...importInProcess().services,
    startWorkbookWriter: (onAnswer) => ({
      post: (request) => {
        requests.push(request);
        if (request.kind === 'start') return;
        if (message !== undefined) onAnswer({ kind: 'failed', message });
        else if (request.kind === 'rows') queueMicrotask(() => onAnswer({ kind: 'written' }));
        else onAnswer({ kind: 'file', file: new Blob(['workbook']) });
      },
      stop: () => undefined,
    }),
  };
  return { services, requests };
}

const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'More export formats' }));

test('The export menu saves the filtered rows as an Excel workbook with the decimals of the currency', async () => {
  const { services, requests } = givenWriter();
  const { names } = listenToDownloads();
  const { user } = await renderApp('/transactions?status=Failed', undefined, services);
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: 'Export Excel workbook' }));
  await waitFor(() => expect(names).toEqual(['transactions.xlsx']));
  expect(requests[0]).toMatchObject({ kind: 'start', name: 'transactions', decimals: 2 });
  const rows = requests.flatMap((request) => (request.kind === 'rows' ? request.rows : []));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row[4] === 'Failed')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Export Excel workbook' })).not.toBeInTheDocument();
});

test('Escape closes the export menu and returns the focus, and a replay would show the open menu', async () => {
  const { services } = givenWriter();
  const { user, store } = await renderApp('/merchants', undefined, services);
  await openMenu(user);
  await screen.findByRole('button', { name: 'Export Excel workbook' });
  expect(store.getState().layout.openMenu).toBe('export merchants ');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Export Excel workbook' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More export formats' })).toHaveFocus();
});

test('A workbook that cannot be written says why', async () => {
  const { services } = givenWriter('no memory');
  const { user } = await renderApp('/transactions', undefined, services);
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: 'Export Excel workbook' }));
  expect(await screen.findByText('no memory')).toBeVisible();
});
