import { screen } from '@testing-library/react';
import { popComplaints } from '../../helpers/setup';
import { renderApp } from '../../helpers/renderApp';

let mockIsBroken = true;
jest.mock('echarts-for-react/lib/core', () => ({
  __esModule: true,
  default: () => {
    if (mockIsBroken) throw new Error('no drawing surface');
    return <div>drawn</div>;
  },
}));

test('A chart that cannot draw says so in its place; the dashboard works on, and a second try can succeed', async () => {
  const { user } = await renderApp('/');
  expect(await screen.findByText("The chart couldn't be loaded: no drawing surface.")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Top Merchants' })).toBeVisible();
  // React itself reports what an error boundary caught.
  expect(popComplaints().join()).toContain('no drawing surface');
  mockIsBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('drawn')).toBeVisible();
});
