import { screen, within } from '@testing-library/react';
import { articles } from '@/fixtures/articles/articles';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { importInProcess } from '../helpers/imports/importInProcess';
import { renderApp } from '../helpers/renderApp';

const titleOf = (slug: string | null) => articles.find((article) => article.slug === slug)?.title;

function articleOf(link: HTMLElement): string | undefined {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toBe('/documentation');
  expect(link).toHaveAttribute('target', '_blank');
  return titleOf(searchParams.get('article'));
}

const DIALOGS: [DialogRequest, string, string][] = [
  [{ kind: 'refundPayment', transactionId: 'TR20240630-030' }, 'refunds', 'Refunds and voids, to the cent'],
  [{ kind: 'voidPayment', transactionId: 'TR20240630-029' }, 'voids', 'Refunds and voids, to the cent'],
  [{ kind: 'importFile' }, 'importing data', 'Import your data'],
  [{ kind: 'workspaces' }, 'workspaces and backups', 'Workspaces and backup'],
  [{ kind: 'resetSampleData' }, 'what the reset deletes', 'Privacy and offline'],
  [{ kind: 'recordPayout', partyId: 'MER001' }, 'payouts', 'Balances and payouts'],
  [{ kind: 'bringInReport', from: 'file' }, 'reconciliation', 'Reconciling with the processor'],
  [
    { kind: 'editIntegration', integrationId: 'INT001' },
    'configurations, surcharges and splits',
    'Credit Card, ACH and Surcharge',
  ],
  [{ kind: 'viewIntegration', integrationId: 'INT001' }, 'embedding a payment form', 'Embedding a payment form'],
  [{ kind: 'addMerchant' }, 'adding a merchant', 'Adding your first merchant'],
  [{ kind: 'payoutRun' }, 'payouts', 'Balances and payouts'],
  [{ kind: 'payouts' }, 'payouts', 'Balances and payouts'],
  [{ kind: 'suspendMerchant', merchantId: 'MER001' }, 'merchant statuses', 'Active, inactive and suspended merchants'],
  [{ kind: 'openRecording' }, 'problem reports', 'Reporting a problem'],
  [{ kind: 'reportProblem' }, 'problem reports', 'Reporting a problem'],
  [{ kind: 'keys' }, 'keyboard shortcuts', 'Keyboard shortcuts and theme'],
];

test.each(DIALOGS)('The dialog %j links to the article about %s', async (dialog, about, title) => {
  const { dispatch } = await renderApp('/notifications');
  dispatch(dialogOpened(dialog));
  const shown = within(await screen.findByRole('dialog'));
  const link = shown.getByRole('link', { name: `Learn more about ${about} (opens in a new tab)` });
  expect(articleOf(link)).toBe(title);
});

test('The dialog of a discrepancy links to the article about reconciliation', async () => {
  const { services } = importInProcess();
  const { dispatch, user } = await renderApp('/transactions?view=reconciliation', undefined, services);
  dispatch(dialogOpened({ kind: 'bringInReport', from: 'sample' }));
  const [row] = await screen.findAllByRole('button', { name: /^TR2024/ });
  await user.click(row!);
  const shown = within(await screen.findByRole('dialog', { name: /TR2024/ }));
  const link = shown.getByRole('link', { name: 'Learn more about discrepancies (opens in a new tab)' });
  expect(articleOf(link)).toBe('Reconciling with the processor');
});

test.each([
  ['/transactions?view=reconciliation', 'reconciliation', 'Reconciling with the processor'],
  ['/transactions?view=fees', 'the fee check', 'Checking fees'],
  ['/transactions?view=compare', 'comparing periods', 'Compare periods'],
  ['/transactions?view=assigned', 'assignments', 'Assignments'],
  ['/transactions?view=changes', 'the change history', 'Change history'],
  ['/merchants?view=statements', 'statements', 'Statements'],
])('The page %s links to the article about %s', async (address, about, title) => {
  await renderApp(address);
  const link = screen.getByRole('link', { name: `Learn more about ${about} (opens in a new tab)` });
  expect(articleOf(link)).toBe(title);
});
