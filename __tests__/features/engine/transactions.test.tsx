import { act, screen, waitFor, within } from '@testing-library/react';
import { EngineUnavailable, type PaymentEngine } from '@/backend/paymentEngine';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { engineEvents } from '@/slices/engineSlice';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { readTable } from '../../helpers/table';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const MERCHANTS = ['Harbor Arts', 'Juniper Street', 'Café Größe'];
const STATUSES = ['Completed', 'Completed', 'Pending', 'Failed', 'Completed'];

const PAYMENTS = Array.from({ length: 27 }, (_, index) =>
  importedPayment(`P${String(index).padStart(3, '0')}`, {
    merchant: MERCHANTS[index % 3]!,
    amount: 1_000 + index * 137,
    date: `2025-06-${String(28 - (index % 28)).padStart(2, '0')} 12:00:00`,
    status: STATUSES[index % 5]!,
    isPaid: STATUSES[index % 5] !== 'Failed',
    customer: `C-${index % 4}`,
  }),
);
const REFUNDS = [importedRefund('P000', { amount: 400 })];

/** Everything that the list shows: its rows, its footer and its figures. */
function readList() {
  const footer = screen.getByText(/^Showing/).textContent;
  return { ...readTable('Transactions'), footer, totals: screen.getByText(/ gross /).textContent };
}

const isIdle = () =>
  waitFor(() => {
    expect(screen.queryAllByText('Asking the payment engine…')).toEqual([]);
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });

/** What the list shows at an address in the browser, and with the engine. */
async function bothLists(path: string) {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  await renderLocal(path);
  const local = readList();
  await renderInEngine(path);
  await isIdle();
  return { local, inEngine: readList() };
}

test.each([
  '/transactions',
  '/transactions?page=2',
  '/transactions?page=3&rows=20',
  '/transactions?search=harbor',
  '/transactions?search=11.37',
  '/transactions?status=Pending',
  '/transactions?from=2025-06-10&to=2025-06-20',
  '/transactions?sort=amount',
  '/transactions?sort=-amount&page=2',
  '/transactions?sort=merchant',
  '/transactions?sort=status',
  '/transactions?sort=-id&search=P01',
  '/transactions?sort=-fees&columns=fees',
])(
  'The list at %s shows the same payments and figures with the engine as with the rows in the browser',
  async (path) => {
    const { local, inEngine } = await bothLists(path);
    expect(local.rows.length).toBeGreaterThan(0);
    expect(inEngine).toEqual(local);
  },
);

test('A search asks the engine once the person has stopped typing', async () => {
  const searches: (string | undefined)[] = [];
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], (engine) => ({
    ...engine,
    page: (snapshot, question, signal) => {
      searches.push(question.filter.search);
      return engine.page(snapshot, question, signal);
    },
  }));
  const { store } = await renderInEngine('/transactions');
  await isIdle();
  act(() => {
    for (const typed of ['j', 'ju', 'jun']) store.dispatch(transactionsListActions.searchChanged(typed));
  });
  await isIdle();
  expect(readTable('Transactions').rows).toHaveLength(9);
  expect(searches).toEqual([undefined, 'jun']);
});

/** An engine whose pages are answered when the test says so. */
function slowPages() {
  const asked: { signal: AbortSignal | undefined; answer: () => void }[] = [];
  const wrap = (engine: PaymentEngine): PaymentEngine => ({
    ...engine,
    page: (snapshot, question, signal) =>
      new Promise((resolve) => {
        asked.push({ signal, answer: () => void engine.page(snapshot, question, signal).then(resolve) });
      }),
  });
  return { asked, wrap };
}

test('The previous page stays on screen, marked as busy, until the next one is answered', async () => {
  const { asked, wrap } = slowPages();
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], wrap);
  const { user } = await renderInEngine('/transactions');
  expect(await screen.findAllByText('Asking the payment engine…')).not.toEqual([]);
  expect(screen.queryByText(/No transactions/)).toBeNull();
  act(() => asked[0]!.answer());
  await isIdle();
  const [first] = readTable('Transactions').rows;
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(readTable('Transactions').rows[0]).toEqual(first);
  expect(screen.getByRole('table', { name: 'Transactions' }).closest('[aria-busy="true"]')).not.toBeNull();
  act(() => asked[1]!.answer());
  await isIdle();
  expect(screen.getByText('Showing 11 to 20 of 27 entries')).toBeVisible();
});

test('A newer question cancels the older one, and so does leaving the screen', async () => {
  const { asked, wrap } = slowPages();
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], wrap);
  const { user } = await renderInEngine('/transactions');
  act(() => asked[0]!.answer());
  await isIdle();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]!.signal?.aborted).toBe(true);
  expect(asked[2]!.signal?.aborted).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Integrations' }));
  expect(asked[2]!.signal?.aborted).toBe(true);
});

test('An engine that does not answer is reported, and is asked again when the person tries again', async () => {
  let isMissing = true;
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], (engine) => ({
    ...engine,
    page: (...question) =>
      isMissing ? Promise.reject(new EngineUnavailable('It is being restarted.')) : engine.page(...question),
  }));
  const { user } = await renderInEngine('/transactions');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('It is being restarted.');
  // The search and the filters can be used meanwhile.
  expect(screen.getByRole('searchbox')).toBeEnabled();
  isMissing = false;
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await isIdle();
  expect(readTable('Transactions').rows).toHaveLength(10);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('An engine that answers no longer is reported once above the last totals and the last list', async () => {
  let isMissing = false;
  const unless =
    <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
    (...question: Question) =>
      isMissing ? Promise.reject(new EngineUnavailable('It is being restarted.')) : ask(...question);
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], (engine) => ({
    ...engine,
    page: unless(engine.page),
    totals: unless(engine.totals),
  }));
  const { user } = await renderInEngine('/transactions');
  await isIdle();
  isMissing = true;
  await user.type(screen.getByRole('searchbox'), 'P');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It is being restarted. The figures below are from its last answer.',
  );
  await isIdle();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(readTable('Transactions').rows).toHaveLength(10);
});

test('A change in the log asks again for what is on screen', async () => {
  const seqs: number[] = [];
  const { renderInEngine } = givenBothWorkspaces(PAYMENTS, [], (engine) => ({
    ...engine,
    totals: (snapshot, ...question) => {
      seqs.push(snapshot.seq);
      return engine.totals(snapshot, ...question);
    },
  }));
  const { dispatch } = await renderInEngine('/transactions');
  await isIdle();
  dispatch(engineEvents.logAdvanced(7));
  await isIdle();
  expect(seqs).toEqual([0, 7]);
});
