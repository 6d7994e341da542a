import { fireEvent, screen, within } from '@testing-library/react';
import { FEW_ROWS } from '@/lib/resumable';
import { buildRefund } from '../../helpers/builders';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const ids = Array.from({ length: FEW_ROWS }, (_, index) => `P-${String(index).padStart(5, '0')}`);
const many = ids.map((id, index) => importedPayment(id, { amount: 100 + index, merchant: `Merchant ${index % 3}` }));

const search = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });
const idsShown = () => readTable('Transactions').rows.map(([id]) => id);

describe('With many payments,', () => {
  test('typed text appears immediately, and only the newest results follow', async () => {
    await renderApp('/transactions', givenImportedData(many));
    const before = idsShown();
    type('p-0012');
    type('p-00123');
    expect(search()).toHaveValue('p-00123');
    expect(idsShown()).toEqual(before);
    expect(await screen.findByText('1 transaction · gross $2.23')).toBeVisible();
    expect(idsShown()).toEqual(['P-00123']);
    expect(await within(screen.getByRole('status')).findByText('1 transaction found')).toBeInTheDocument();
    type('nothing of this');
    expect(
      await screen.findByText('No transactions match "nothing of this". Check the spelling or clear the filters.'),
    ).toBeVisible();
    type('');
    expect(await screen.findByText('P-00000')).toBeVisible();
    expect(idsShown()).toEqual(before);
  });

  test('the same holds for records of payments under Changes', async () => {
    const records = Object.fromEntries(
      ids
        .slice(0, 1_000)
        .map((transactionId) => [transactionId, [buildRefund({ id: `R-${transactionId}`, transactionId, amount: 1 })]]),
    );
    await renderApp('/transactions?view=changes', { ...givenImportedData(many), payments: { records } });
    expect(await screen.findByText('Showing 1 to 10 of 1,001 entries')).toBeVisible();
    expect(readTable('Changes').rows[1]).toContain('Refund of $0.01 recorded');
  });

  test('a sort and a filter yield to the page too, and an unfinished one is not shown', async () => {
    const { user } = await renderApp('/transactions', givenImportedData(many));
    const amount = screen.getByRole('columnheader', { name: 'AMOUNT' });
    await user.click(within(amount).getByRole('button'));
    await user.click(within(amount).getByRole('button'));
    expect(amount).toHaveAttribute('aria-sort', 'descending');
    expect(await screen.findByText('P-19999')).toBeVisible();
    expect(idsShown()).toEqual(ids.slice(-10).reverse());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('P-19989')).toBeVisible();
    expect(idsShown()).toEqual(ids.slice(-20, -10).reverse());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    expect(await screen.findByText('Showing 0 to 0 of 0 entries')).toBeVisible();
  });
});
