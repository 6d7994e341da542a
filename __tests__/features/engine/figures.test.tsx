import { screen, waitFor, within } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const MERCHANTS = ['Harbor Arts', 'Juniper Street', 'Lake Opera'];

const PAYMENTS = Array.from({ length: 40 }, (_, index) =>
  importedPayment(`P${String(index).padStart(3, '0')}`, {
    merchant: MERCHANTS[index % 3]!,
    amount: 10_000 + index * 731,
    date: `2025-0${index < 25 ? 6 : 5}-${String(28 - (index % 25)).padStart(2, '0')} 12:00:00`,
    status: index % 9 === 4 ? 'Pending' : 'Completed',
    isPaid: true,
    fees: { processor: 300, partner: 200, platform: 100 + index },
  }),
);
const REFUNDS = [importedRefund('P001'), importedRefund('P030', { date: '2025-06-02 08:00:00' })];

const isIdle = () =>
  waitFor(() => {
    expect(screen.queryAllByText('Asking the payment engine…')).toEqual([]);
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    expect(screen.queryByText('Adding up the payments…')).toBeNull();
  });

const readMain = () => screen.getByRole('main').textContent;

/** What a screen says in the browser, and with the engine. */
async function bothTexts(path: string, ready: string | RegExp) {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  await renderLocal(path);
  await screen.findAllByText(ready);
  const local = readMain();
  await renderInEngine(path);
  await isIdle();
  await screen.findAllByText(ready);
  return { local, inEngine: readMain() };
}

test.each([
  ['/', 'Top Merchants'],
  ['/merchants', 'Juniper Street'],
  ['/merchants?search=lake', 'Lake Opera'],
])('The screen at %s shows the same figures with the engine as with the rows in the browser', async (path, ready) => {
  const { local, inEngine } = await bothTexts(path, ready);
  expect(inEngine).toBe(local);
});

test('The balances of all parties are the same with the engine', async () => {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  const tables: string[] = [];
  for (const renderIn of [renderLocal, renderInEngine]) {
    await renderIn('/merchants?view=statements');
    await screen.findByRole('link', { name: 'Juniper Street' });
    await isIdle();
    tables.push(screen.getByRole('table').textContent);
  }
  expect(tables[1]).toBe(tables[0]);
  expect(screen.getByRole('button', { name: /Issue all/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Download all statements' })).toBeNull();
  expect(screen.getByText(/so these need another workspace/)).toBeVisible();
});

test('A statement of the engine has the same lines and figures, page by page', async () => {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  const pages: string[][] = [];
  for (const renderIn of [renderLocal, renderInEngine]) {
    const { user } = await renderIn('/merchants?view=statements&of=processor&from=2025-05-01&to=2025-06-30');
    const shown: string[] = [];
    for (const part of ['Showing 1 to 10', 'Showing 11 to 20']) {
      await screen.findByText(new RegExp(part));
      await isIdle();
      shown.push(...screen.getAllByRole('table').map(({ textContent }) => textContent));
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    pages.push(shown);
  }
  expect(pages[0]).toHaveLength(4);
  expect(pages[1]).toEqual(pages[0]);
});

test('The fee check of the engine has the same figures', async () => {
  const { local, inEngine } = await bothTexts('/transactions?view=fees', /Surcharges/);
  expect(inEngine).toBe(local);
});

test.each(['reconciliation', 'compare', 'disputes'])('The view %s says that it needs all payments', async (view) => {
  await givenBothWorkspaces(PAYMENTS).renderInEngine(`/transactions?view=${view}`);
  const card = (await screen.findByRole('heading', { name: 'Not available in this workspace' })).parentElement!;
  expect(card).toHaveTextContent('This needs all payments in the browser');
  expect(within(card).getByRole('link', { name: 'See transactions' })).toHaveAttribute('href', '/transactions');
});

test('A payout is at most what the party has in the engine', async () => {
  const { dispatch, user, store } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/merchants');
  await isIdle();
  const harbor = store.getState().merchants.rows.find(({ name }) => name === 'Harbor Arts')!;
  dispatch(dialogOpened({ kind: 'recordPayout', partyId: harbor.id }));
  const form = await screen.findByRole('dialog');
  const amount = await within(form).findByRole('textbox', { name: /Amount/ });
  await waitFor(() => expect(amount).not.toHaveValue(''));
  await user.clear(amount);
  await user.type(amount, '9999999');
  await user.click(within(form).getByRole('button', { name: /^Record payout/ }));
  await waitFor(() => expect(amount).toBeInvalid());
  expect(Object.keys(store.getState().payouts.records)).toEqual([]);
});
