import { screen } from '@testing-library/react';
import { renderApp } from '../helpers/renderApp';

const PAYMENT = 'TR20240630-030';

describe('Copy link and Copy ID', () => {
  test.each([
    [`/?payment=${PAYMENT}`, `http://localhost/transactions?payment=${PAYMENT}`, PAYMENT],
    ['/merchants?integration=INT001', 'http://localhost/integrations?integration=INT001', 'INT001'],
    ['/transactions?merchant=MER001', 'http://localhost/merchants?merchant=MER001', 'MER001'],
  ])('of %s write to the clipboard, and then show a confirmation', async (path, link, id) => {
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByText('The link has been copied to your clipboard')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy ID' }));
    expect(await navigator.clipboard.readText()).toBe(id);
    expect(await screen.findByText('The ID has been copied to your clipboard')).toBeVisible();
  });

  test('leave the text selected if the clipboard refuses', async () => {
    const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
    const copy = await screen.findByRole('button', { name: 'Copy ID' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(copy);
    expect(await screen.findByText(/The ID is selected: press Ctrl\+C/)).toBeVisible();
    expect(document.getSelection()?.toString()).toBe(PAYMENT);
  });
});
