import { screen } from '@testing-library/react';
import { renderApp } from '../renderApp';

export async function openCalendar(path = '/transactions') {
  const app = await renderApp(path);
  await app.user.click(screen.getByRole('button', { expanded: false, name: /date range|–/ }));
  // The first test waits while the calendar's chunk is compiled.
  await screen.findByRole('grid', { name: 'June 2024' }, { timeout: 20_000 });
  const range = () => app.store.getState().transactionsList.range;
  return { ...app, range };
}

export const day = (name: string) => screen.getByRole('gridcell', { name });
export const grids = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
