import { act, fireEvent, screen, within } from '@testing-library/react';
import { recordRefund } from '@/commands/payments/recordPayments';
import type { Fee } from '@/domain/payments/payment';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { recordsOf, refundOf } from '../../helpers/builders';
import { amountField, dialog, openDetails, openRefund, partsOf, SETTLED } from '../../helpers/screens/paymentDialogs';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

describe('The refund dialog', () => {
  test('suggests the refundable amount and shows the refund share of each party', async () => {
    const { user } = await openRefund();
    expect(amountField()).toHaveValue('250.00');
    expect(screen.getByRole('button', { name: 'Refund $250.00' })).toBeVisible();
    await user.clear(amountField());
    await user.type(amountField(), '100');
    expect(readTable('How the refund is split').rows).toEqual([
      ['Merchant 93%', '$93.02'],
      ['Processor 0%', '$0.00'],
      ['Partner 4.9%', '$4.88'],
      ['Platform 2.1%', '$2.10'],
      ['Total', '$100.00'],
    ]);
    const reasons = within(screen.getByRole('combobox', { name: 'Reason' })).getAllByRole('option');
    expect(reasons.map((option) => option.textContent)).toEqual([
      'Requested by customer',
      'Duplicate',
      'Fraudulent',
      'Event canceled',
      'Other',
    ]);
  });

  test('says beside the button which refund is recorded, and that it moves no money and how long it can be withdrawn', async () => {
    const { user, refund } = await openRefund();
    const button = () => within(refund).getByRole('button', { name: /^Refund/ });
    expect(button()).toHaveAccessibleDescription(
      `This records a refund of $250.00 for ${SETTLED}. Send the money in your processor. You can withdraw the refund until a file confirms it.`,
    );
    await user.clear(amountField());
    await user.type(amountField(), '15');
    expect(button()).toHaveAccessibleDescription(/^This records a refund of \$15\.00 for/);
    await user.clear(amountField());
    expect(button()).toHaveAccessibleDescription(/^This records a refund for/);
  });

  test('says where the reason of the refund appears', async () => {
    await openRefund();
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription(
      'The reason appears in Changes.',
    );
  });

  test('opens with the amount focused and selected, and names the payment and its merchant', async () => {
    const { user, refund } = await openRefund();
    expect(amountField()).toHaveFocus();
    expect(refund).toHaveTextContent(`Payment ${SETTLED} to Hudson Valley Film Festival`);
    await user.keyboard('75');
    expect(amountField()).toHaveValue('75');
    await user.clear(amountField());
    await user.paste('7'.repeat(500));
    expect(amountField()).toHaveValue('7'.repeat(40));
  });

  test('asks before it repeats a refund of minutes ago, and records it after the confirmation', async () => {
    const { user, store, dispatch } = await openRefund();
    const instant = Date.now() - 70_000;
    dispatch(refundOf({ transactionId: SETTLED, amount: 5_000, reason: 'Other', id: `${instant}-other`, instant }));
    const amounts = () => recordsOf(store.getState()).map((record) => record.kind === 'refund' && record.amount);
    await user.clear(amountField());
    await user.type(amountField(), '50{Enter}');
    const question = 'Alex Morgan recorded $50.00 a minute ago. Record another refund of $50.00?';
    expect(screen.getByRole('group', { name: question })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('group', { name: question })).toBeNull();
    expect(amountField()).toHaveFocus();
    expect(amounts()).toEqual([5_000]);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Record another refund' }));
    expect(amounts()).toEqual([5_000, 5_000]);
  });

  test('offers half and the full amount, and half and the remaining amount of a partly refunded payment, to the cent', async () => {
    const { user, dispatch } = await openRefund();
    const offers = () => within(screen.getByRole('group', { name: 'Suggestions' })).getAllByRole('button');
    expect(offers().map((offer) => offer.textContent)).toEqual(['50% ($125.00)', 'Full amount ($250.00)']);
    await user.click(offers()[0]!);
    expect(amountField()).toHaveValue('125.00');
    expect(screen.getByRole('button', { name: 'Refund $125.00' })).toBeVisible();
    dispatch(refundOf({ transactionId: SETTLED, amount: 24_975, reason: 'Other' }));
    expect(offers().map((offer) => offer.textContent)).toEqual(['50% ($0.12)', 'Remaining ($0.25)']);
    await user.click(offers()[1]!);
    expect(amountField()).toHaveValue('0.25');
    dispatch(refundOf({ transactionId: SETTLED, amount: 24, reason: 'Other' }));
    expect(offers().map((offer) => offer.textContent)).toEqual(['Remaining ($0.01)']);
  });

  test('splits $15.00 of $20.00 into 1.50 of the platform, 13.50 of the merchant and 0 of the processor', async () => {
    const state = setupStore().getState();
    const row = state.transactions.rows.find(({ id }) => id === SETTLED)!;
    const parts = { processor: 88, partner: 0, platform: 200 };
    const fees = state.transactions.fees
      .filter(({ transactionId }) => transactionId === SETTLED)
      .map((fee): Fee => ({ ...fee, amount: parts[fee.party] }));
    const twenty = { rows: [{ ...row, amount: 2000 }], fees };
    const { user } = await openRefund(SETTLED, givenWorkspace({ transactions: twenty }));
    await user.clear(amountField());
    await user.type(amountField(), '15');
    expect(readTable('How the refund is split').rows).toEqual([
      ['Merchant 90%', '$13.50'],
      ['Processor 0%', '$0.00'],
      ['Partner 0%', '$0.00'],
      ['Platform 10%', '$1.50'],
      ['Total', '$15.00'],
    ]);
  });

  test('records the refund, shows a toast and returns to the details', async () => {
    const { user, store } = await openRefund();
    await user.clear(amountField());
    await user.type(amountField(), '$15.00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Duplicate');
    await user.click(screen.getByRole('button', { name: 'Refund $15.00' }));
    expect(recordsOf(store.getState())).toMatchObject([{ transactionId: SETTLED, amount: 1500, reason: 'Duplicate' }]);
    expect(within(await dialog('Transaction Details')).getByText('Partly refunded $15.00')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Refund of $15.00 recorded for TR20240630-030. No money has moved: send the refund in your payment processor.',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(readTable('Transactions').rows[0]?.[4]).toBe('CompletedPartly refunded $15.00');
  });

  test('leaves platform and partner with zero, and the merchant with minus the fee, after the last of several refunds', async () => {
    const { user, button } = await openDetails(SETTLED);
    for (const amount of ['100', '33.33', '']) {
      await user.click(button('Refund'));
      await dialog('Refund payment');
      if (amount !== '') {
        await user.clear(amountField());
        await user.type(amountField(), amount);
      }
      await user.click(screen.getByRole('button', { name: /^Refund \$/ }));
      await dialog('Transaction Details');
    }
    expect(readTable('How this payment is split').rows.map((cells) => [cells[0], cells[3]])).toEqual([
      ['Merchant -3%', '-$7.55'],
      ['Processor 3%', '$7.55'],
      ['Partner 0%', '$0.00'],
      ['Platform 0%', '$0.00'],
      ['Total', '$0.00'],
    ]);
    expect(partsOf('Shares of the payment')).toEqual(['Refunded 100%']);
    expect(button('Refund')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Close'));
    expect(readTable('Transactions').rows[0]?.[4]).toBe('Refunded');
  });

  test.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount above $0.00.'],
    ['-5', 'Enter an amount above $0.00.'],
    ['250.01', 'Enter $250.00 or less.'],
    ['12.505', 'Enter at most two decimals.'],
    ['all', 'Enter dollars and cents, like 12.50.'],
  ])('refuses the amount %j below its field, focuses the field and records nothing', async (text, message) => {
    const { user, store } = await openRefund();
    await user.clear(amountField());
    if (text !== '') await user.type(amountField(), text);
    expect(amountField()).toBeInvalid();
    expect(amountField()).toHaveAccessibleDescription(`$250.00 is refundable. ${message}`);
    expect(readTable('How the refund is split').rows).toEqual(
      ['Merchant', 'Processor', 'Partner', 'Platform', 'Total'].map((party) => [party, '–']),
    );
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(amountField()).toHaveFocus();
    expect(amountField()).toHaveValue(text);
    expect(recordsOf(store.getState())).toEqual([]);
  });

  test('records one refund for a double click, two simultaneous clicks, and a replayed action', async () => {
    const { user, store, dispatch } = await openRefund();
    await user.clear(amountField());
    await user.type(amountField(), '15');
    const confirm = screen.getByRole('button', { name: 'Refund $15.00' });
    const form = amountField().closest('form')!;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      fireEvent.click(confirm);
    });
    act(() => {
      store.dispatch(recordRefund({ transactionId: SETTLED, amount: 1500, reason: 'Other' }));
    });
    const [record] = recordsOf(store.getState());
    const payment = selectPayment(store.getState(), SETTLED)!.row;
    dispatch({ type: refundRecorded.type, payload: record, meta: { payment } });
    expect(recordsOf(store.getState())).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Refund $235.00' }));
    expect(recordsOf(store.getState()).map((refund) => refund.kind === 'refund' && refund.amount)).toEqual([
      1500, 23_500,
    ]);
  });

  test.each(['Cancel', 'Close', '{Escape}'])('returns to the details by %s and records nothing', async (way) => {
    const { user, store } = await openRefund();
    if (way.startsWith('{')) await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: way }));
    expect(await dialog('Transaction Details')).toBeVisible();
    expect(recordsOf(store.getState())).toEqual([]);
  });

  test('gives the reason if another tab was faster', async () => {
    const { user, dispatch } = await openRefund();
    dispatch(refundOf({ transactionId: SETTLED, amount: 20_000, reason: 'Other' }));
    expect(amountField()).toHaveAccessibleDescription('$50.00 of $250.00 is refundable. Enter $50.00 or less.');
    dispatch(refundOf({ transactionId: SETTLED, amount: 5000, reason: 'Other' }));
    expect(await dialog('Refund payment')).toHaveTextContent('already refunded in full.');
    await user.click(screen.getByRole('button', { name: 'Back to payment' }));
    expect(await dialog('Transaction Details')).toBeVisible();
  });
});
