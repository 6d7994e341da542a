import { render, screen } from '@testing-library/react';

test('The error of a query that was tried until its time was over shows the page', async () => {
  render(<p>Paid</p>);
  const error = (await screen.findByText('Refunded', {}, { timeout: 1 }).catch((reason: unknown) => reason)) as Error;
  expect(error.name).toBe('TestingLibraryElementError');
  for (const part of ['Unable to find an element with the text: Refunded', '<body', 'Paid'])
    expect(error.stack).toContain(part);
});
