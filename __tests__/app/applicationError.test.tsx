import { render, screen } from '@testing-library/react';
import { ApplicationError } from '@/app/errors/ApplicationError';

test.each([
  [new Error('It broke'), 'It broke'],
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a text', 'a text'],
  [null, 'null'],
  [{ status: 503, statusText: '', message: 'Busy' }, '503 Busy'],
  [{}, 'No details available.'],
])('The error page shows the status of the error and its text or message: %p', (error, text) => {
  render(<ApplicationError error={error} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});
