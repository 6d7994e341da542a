import { act, screen, within } from '@testing-library/react';
import { recordsOf, voidOf } from '../../helpers/builders';
import { dialog, idOf, openDetails } from '../../helpers/screens/paymentDialogs';
import { readTable } from '../../helpers/table';

describe('The buttons Void and Refund', () => {
  test.each([
    ['Pending', true, "A pending payment can't be refunded: it isn't settled yet. Void it instead."],
    ['Completed', "A settled payment can't be voided: the customer has paid. Refund it instead.", true],
    ['Refunded', 'The payment is already refunded in full.', 'The payment is already refunded in full.'],
    [
      'Failed',
      'The payment failed, so there is nothing to void or refund.',
      'The payment failed, so there is nothing to void or refund.',
    ],
  ] as const)('give the reason why they refuse a %s payment, and keep the focus', async (status, voids, refunds) => {
    const { user, details, button, store } = await openDetails(idOf(status));
    for (const [name, answer] of [
      ['Void', voids],
      ['Refund', refunds],
    ] as const) {
      if (answer === true) {
        expect(button(name)).toHaveAttribute('aria-disabled', 'false');
        continue;
      }
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription(answer);
      expect(within(details).getByText(answer)).toBeVisible();
      act(() => button(name).focus());
      expect(button(name)).toHaveFocus();
      await user.click(button(name));
      expect(store.getState().dialogs.open.kind).toBe('transactionDetails');
    }
  });

  test('say that the payment is voided already', async () => {
    const id = idOf('Pending');
    const { dispatch, details, button } = await openDetails(id);
    dispatch(voidOf(id));
    expect(within(details).getByText('Voided')).toHaveAttribute('data-tone', 'grey');
    expect(button('Void')).toHaveAccessibleDescription('The payment is already voided.');
    expect(button('Refund')).toHaveAccessibleDescription('The payment is already voided.');
  });
});

describe('The void dialog', () => {
  const openVoid = async () => {
    const app = await openDetails('TR20240630-029');
    await app.user.click(app.button('Void'));
    return { ...app, question: await dialog('Void payment') };
  };

  test('asks first and names the consequences', async () => {
    const { user, store, question } = await openVoid();
    expect(question).toHaveTextContent(
      'Record a void for TR20240630-029 ($3,560.00)? Its status becomes Voided and no party earns a share.',
    );
    expect(question).toHaveTextContent(
      "SplitPay doesn't contact the processor: cancel the payment there too. You can't undo this.",
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await dialog('Transaction Details')).toBeVisible();
    expect(recordsOf(store.getState())).toEqual([]);
  });

  test('records one void, which makes the status Voided', async () => {
    const { user, store } = await openVoid();
    await user.dblClick(screen.getByRole('button', { name: 'Void $3,560.00' }));
    expect(recordsOf(store.getState())).toMatchObject([{ kind: 'void', transactionId: 'TR20240630-029' }]);
    const details = await dialog('Transaction Details');
    expect(within(details).getByText('Voided')).toHaveAttribute('data-tone', 'grey');
    expect(details).toHaveTextContent('Voided before settlement. Nothing was paid out and no fees were charged.');
    expect(screen.queryByRole('table', { name: 'How this payment is split' })).toBeNull();
    expect(readTable('Fees').rows.map((row) => row[3])).toEqual(Array(3).fill('Not charged'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Void recorded for TR20240630-029. Cancel the payment in your processor too.',
    );
  });

  test('records a void that the status filter finds', async () => {
    const { user } = await openVoid();
    await user.click(screen.getByRole('button', { name: 'Void $3,560.00' }));
    await dialog('Transaction Details');
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Voided');
    expect(readTable('Transactions').rows.map(([id]) => id)).toEqual(['TR20240630-029']);
    expect(screen.getByText('1 transaction · gross $0.00 · excludes 1 voided')).toBeVisible();
  });

  test('gives the reason if another tab was faster', async () => {
    const { dispatch } = await openVoid();
    dispatch(voidOf('TR20240630-029'));
    expect(await dialog('Void payment')).toHaveTextContent('The payment is already voided.');
  });
});
