import { createEvent, fireEvent, screen } from '@testing-library/react';
import { address, noDialog } from '../helpers/history';
import { dialog, SETTLED } from '../helpers/screens/paymentDialogs';
import { renderApp } from '../helpers/renderApp';

const MERCHANT = 'Harbor Lights Music Festival';

describe('The address of a payment, an integration or a merchant', () => {
  test.each([
    [`/transactions?status=Completed&payment=${SETTLED}`, 'Transaction Details'],
    [`/?payment=${SETTLED}`, 'Transaction Details'],
    ['/integrations?integration=INT001', 'View Integration'],
    ['/merchants?page=2&merchant=MER001', 'Merchant Details'],
  ])('opens the dialog: %s', async (link, name) => {
    const { user } = await renderApp(link);
    expect(await dialog(name)).toBeVisible();
    expect(address()).toBe(link);
    await user.keyboard('{Escape}');
    await noDialog();
    expect(address()).toBe(link.replace(/[?&](payment|integration|merchant)=.*/, ''));
  });

  test.each([
    ['/transactions?search=zzz&payment=TR0-0', "We can't find transaction TR0-0.", 'See all transactions'],
    ['/integrations?integration=INT0', "We can't find integration INT0.", 'See all integrations'],
    ['/merchants?merchant=MER0', "We can't find merchant MER0.", 'See all merchants'],
  ])('with an unknown id shows a message, and leads to all rows: %s', async (link, text, name) => {
    const { user } = await renderApp(link);
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
    await user.click(screen.getByRole('link', { name }));
    await noDialog();
    expect(address()).toBe(link.replace(/\?.*/, ''));
  });

  test.each([
    ['/transactions?search=hudson', SETTLED, `payment=${SETTLED}`],
    ['/merchants?search=harbor', MERCHANT, 'merchant=MER'],
    ['/integrations?search=empire', /, view Race Registration$/, 'integration=INT'],
  ])('is the link of its row in %s', async (path, name, parameter) => {
    await renderApp(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(`${path}&${parameter}`));
  });

  test('opens in another tab on a click with Ctrl', async () => {
    const { store } = await renderApp('/transactions');
    const press = createEvent.click(screen.getByRole('link', { name: SETTLED }), { ctrlKey: true });
    let isLeft = false;
    const handleRequest = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', handleRequest, { once: true });
    fireEvent(screen.getByRole('link', { name: SETTLED }), press);
    expect(isLeft).toBe(true);
    expect(store.getState().dialogs.open.kind).toBe('none');
  });
});
