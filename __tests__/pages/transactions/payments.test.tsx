import { screen, within } from '@testing-library/react';
import type { Fee } from '@/domain/payments/payment';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { dialog, openDetails, partsOf, SETTLED } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

describe('The details of a payment', () => {
  test('show the shares of the parties, that they add up, and the timeline', async () => {
    const { details } = await openDetails(SETTLED);
    expect(readTable('How this payment is split')).toEqual({
      headers: ['PARTY', 'SHARE'],
      rows: [
        ['Merchant 90%', '$225.00'],
        ['Processor 3%', '$7.55'],
        ['Partner 4.9%', '$12.20'],
        ['Platform 2.1%', '$5.25'],
        ['Total', '$250.00'],
      ],
    });
    expect(within(details).getByText('Adds up to $250.00')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Paid $250.002024-06-30 16:05:12 · CUST014']);
  });

  test('warn when the shares do not add up', async () => {
    const state = setupStore().getState();
    const fees: Fee[] = state.transactions.fees.map((fee) => ({ ...fee, amount: fee.amount * 100 }));
    const { details } = await openDetails(SETTLED, givenWorkspace({ transactions: { fees } }));
    expect(within(details).getByText("Doesn't add up to $250.00")).toHaveAttribute('data-tone', 'red');
  });

  test('show refunds in the allocation, the timeline and next to the status', async () => {
    const { dispatch, details } = await openDetails(SETTLED);
    dispatch(refundOf({ transactionId: SETTLED, amount: 10_000, reason: 'Event cancelled' }));
    expect(readTable('How this payment is split')).toEqual({
      headers: ['PARTY', 'SHARE', 'REFUNDED', 'NET'],
      rows: [
        ['Merchant 52.8%', '$225.00', '$93.02', '$131.98'],
        ['Processor 3%', '$7.55', '$0.00', '$7.55'],
        ['Partner 2.9%', '$12.20', '$4.88', '$7.32'],
        ['Platform 1.3%', '$5.25', '$2.10', '$3.15'],
        ['Total', '$250.00', '$100.00', '$150.00'],
      ],
    });
    expect(partsOf('Shares of the payment')).toEqual(['Refunded 40%']);
    expect(within(details).getByText('Adds up to $250.00')).toBeVisible();
    expect(within(details).getByText('Completed')).toBeVisible();
    expect(within(details).getByText('Partly refunded $100.00')).toBeVisible();
    const [, step] = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(step).toHaveTextContent(
      /^Refunded \$100\.00Event canceled WithdrawRefund shares: Merchant \$93\.02 · Partner \$4\.88 · Platform \$2\.10\d{4}-\d\d-\d\d \d\d:\d\d:\d\d · Alex Morgan$/,
    );
    expect(within(details).getByText('Times are in America/New_York.')).toBeVisible();
  });
});

describe('The receipt', () => {
  test('shows the amount, the refunds and the total without the split, and prints', async () => {
    const { user, dispatch, button } = await openDetails(SETTLED);
    dispatch(refundOf({ transactionId: SETTLED, amount: 1500, reason: 'Other' }));
    await user.click(button('View Receipt'));
    const receipt = await dialog('Receipt');
    expect(receipt).toHaveTextContent('Hudson Valley Film Festival');
    const values = within(receipt)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(values).toEqual([
      ['Transaction ID', SETTLED],
      ['Date & Time', '2024-06-30 16:05:12'],
      ['Customer ID', 'CUST014'],
      ['Status', 'Completed. Partly refunded $15.00'],
      ['Amount', '$250.00'],
      ['Refunded', '-$15.00'],
      ['Total', '$235.00'],
    ]);
    const print = jest.fn();
    Object.assign(window, { print });
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await dialog('Transaction Details')).toBeVisible();
  });
});

test.each(['refundPayment', 'voidPayment', 'receipt'] as const)(
  'A %s dialog says that no transaction has its id',
  async (kind) => {
    const { user, dispatch } = await renderApp('/transactions');
    dispatch(dialogOpened({ kind, transactionId: 'TR0-0' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent("We can't find transaction TR0-0.");
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('Recent Transactions on the dashboard shows what was refunded', async () => {
  const { dispatch } = await renderApp('/');
  dispatch(refundOf({ transactionId: SETTLED, amount: 1500, reason: 'Other' }));
  expect(readTable('Recent transactions').rows[0]?.[0]).toBe(
    'Hudson Valley Film FestivalJun 30, 2024 · Partly refunded $15.00',
  );
});
