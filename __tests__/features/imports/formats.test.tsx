import { formatName } from '@/features/imports/importing/plan/texts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { EXPECTED_PAYMENTS, PROVIDER_FILES } from '../../data/imports/providerFiles';
import { figuresOf, owedIn } from '../../helpers/imports/providerFigures';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { leavePage, loadPage } from '../../helpers/loadPage';
import { removeWorkspaces } from '../../helpers/screens/importDialog';
import { FakeBrowser } from '../../helpers/store/fakeBrowser';
import { openWorkspaces } from '../../helpers/openWorkspaces';

const dialog = () => screen.getByRole('dialog', { name: 'Import data' });
const press = (element: Element) => fireEvent.click(element);

async function openImport() {
  const browser = new FakeBrowser();
  const { services, opened: chosen } = importInProcess();
  await loadPage(browser, '/merchants', { services });
  press(screen.getByRole('button', { name: 'Import data' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Import data' }));
  const choose = async (...files: File[]) => userEvent.upload(await opened.findByLabelText('Choose files'), files);
  /** Imports the previewed files and reloads the page in the new workspace. */
  const importAll = async (name: string | RegExp) => {
    // The figures below are those of the specification's charge model.
    const model = screen.queryByLabelText("Who pays the processor's fee?");
    if (model) fireEvent.change(model, { target: { value: 'specification' } });
    press(within(dialog()).getByRole('button', { name }));
    await waitFor(() => expect(chosen).toHaveLength(1));
    const workspace = await openImportedWorkspace(openWorkspaces, chosen[0]!);
    if ('problem' in workspace) throw new Error(workspace.problem);
    await loadPage(browser, '/', { services, ...workspace });
  };
  return { choose, importAll };
}

async function open(name: string, heading = name) {
  press(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The only row of the open screen with a text. */
function rowWith(text: string): Element {
  const rows = [...screen.getByRole('main').querySelectorAll('tr')].filter((row) => row.textContent.includes(text));
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

afterEach(async () => {
  await leavePage();
  await removeWorkspaces();
});

/**
 * Screens show a data set and do not know its format, and session.test.ts compares the data set of every format with the same
 * figures. So `npm test` opens the screens after files with and without questions, failed payments and merchants.
 */
const SHOWN = process.env.RUNS
  ? PROVIDER_FILES.filter(({ format }) =>
      ['SplitPay export', 'Square transactions', 'PayPal settlement'].includes(format),
    )
  : PROVIDER_FILES;

test.each(SHOWN.map((file) => ({ shape: 'CSV', ...file })))(
  'A new user imports 1,000 payments, $format as $shape, and sees their sums on every screen',
  async (file) => {
    const { format, content, answers = {} } = file;
    const { money, count, ...figures } = figuresOf(file);
    const { choose, importAll } = await openImport();
    await choose(pickedFile(content, 'may.csv'));
    if (Object.keys(answers).length > 0) {
      expect(await screen.findByRole('heading', { name: 'Import settings' })).toBeVisible();
      const change = (label: string, value: string) =>
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      if (answers.merchantName) change('One merchant for all rows', answers.merchantName);
      if (answers.currency) change('Currency of the file', answers.currency);
      press(screen.getByRole('button', { name: 'Preview import' }));
    }
    await screen.findByRole('heading', { name: 'Preview' });
    expect(dialog()).toHaveTextContent(`may.csv: ${formatName(format)}, UTF-8.`);
    expect(dialog()).toHaveTextContent(`Payments${count}Total${money(figures.all)}`);
    await importAll(/^Import \d/);

    expect(screen.getByText('Data through May 28, 2025')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Total Revenue' }).closest('section')).toHaveTextContent(
      money(figures.gross),
    );
    expect(rowWith(money(figures.best.sum))).toHaveTextContent(figures.best.name);

    await open('Transactions', 'Recent Transactions');
    const status = await screen.findByText(/^\d[\d,]* transactions · /);
    expect(status).toHaveTextContent(`${count} transactions · gross ${money(figures.gross)}`);
    expect(status).toHaveTextContent(
      `refunded ${money(figures.refunded)} · net ${money(figures.gross - figures.refunded)}`,
    );
    if (figures.failed > 0) expect(status).toHaveTextContent(`excludes ${figures.failed} failed`);

    await open('Merchants');
    for (const { name, sum } of figures.sales) expect(rowWith(name)).toHaveTextContent(money(sum));
    press(screen.getByRole('link', { name: 'Statements' }));
    press(await screen.findByRole('button', { name: 'Enter opening balances' }));
    press(await screen.findByRole('radio', { name: 'Nothing was paid out before' }));
    press(screen.getByRole('button', { name: 'Save opening balances' }));
    const owed = await screen.findByText(/ available to .* pending /);
    // All balances sum to the payments of customers, less their refunds.
    expect(owedIn(owed.textContent)).toBe(figures.gross - figures.refunded);

    await open('Integrations');
    await open('Notifications', 'Notification');
    press(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByText(`The workspace has ${count} payments, the newest from may.csv.`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await open('Documentation', 'Hello, how can we help you?');
  },
);

test('Stripe fees are imported with their payments, and a report of shares is rejected as such', async () => {
  const stripe = PROVIDER_FILES.find(({ format }) => format === 'Stripe payments')!;
  const paid = EXPECTED_PAYMENTS.filter(({ isPaid, cents }) => isPaid && cents > 100);
  const fees = [
    'id,Created (UTC),Amount,Amount Refunded,Currency,User ID,User Email,Application ID,Transaction ID',
    ...paid.map(({ id }) => `fee_${id},2025-05-01 10:00,0.70,0,eur,acct_1,a@example.com,ca_1,${id}`),
  ].join('\n');
  const shares =
    'BalancePlatform,AccountHolder,BalanceAccount,Transfer Id,Transaction Id,Booking date,Type,Status,Currency,Balance (PC)\n' +
    'Acme,AH-1,BA-1,T-1,X-1,2025-05-01,capture,booked,EUR,10.00';
  const { choose, importAll } = await openImport();
  await choose(pickedFile(stripe.content, 'may.csv'), pickedFile(fees, 'fees.csv'), pickedFile(shares, 'shares.csv'));
  expect(
    await screen.findByText(/^shares\.csv: This is a file of the format "Adyen payout"\. It contains shares/),
  ).toBeVisible();
  press(screen.getByRole('button', { name: 'Import the other 2 files' }));
  await screen.findByRole('button', { name: 'Import 1,000 payments' });
  expect(dialog()).toHaveTextContent(`New${paid.length}Changed0Unchanged0Rejected rows0`);
  await importAll('Import 1,000 payments');
  expect(screen.getByRole('main')).toHaveTextContent(formatMoney(70 * paid.length, findCurrency('EUR')));
});
