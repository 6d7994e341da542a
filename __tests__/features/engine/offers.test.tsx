import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentEngine } from '@/backend/paymentEngine';
import { EngineDialogGuard } from '@/features/engine/EngineDialogGuard';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace, workspacesListed } from '@/slices/workspaceSlice';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { readTable } from '../../helpers/table';
import { importedPayment } from '../../helpers/workspace';

const PAYMENTS = Array.from({ length: 12 }, (_, index) =>
  importedPayment(`P${String(index).padStart(3, '0')}`, {
    merchant: index % 2 === 0 ? 'Harbor Arts' : 'Juniper Street',
    amount: 1_000 + index * 137,
    date: `2025-06-${String(28 - index).padStart(2, '0')} 12:00:00`,
    isPaid: true,
    fees: { processor: 100, partner: 50, platform: 20 },
  }),
);

const guarded = { DialogGuard: EngineDialogGuard } as unknown as WorkspaceServices;

/** An engine that answers these questions only after the returned function was called. */
function heldBack(...kinds: readonly ('payment' | 'balances')[]) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const wrap = (engine: PaymentEngine): PaymentEngine => {
    const later =
      <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        await released;
        return ask(...args);
      };
    return {
      ...engine,
      ...(kinds.includes('payment') && { payment: later(engine.payment) }),
      ...(kinds.includes('balances') && { balances: later(engine.balances) }),
    };
  };
  return { wrap, release: () => release() };
}

const isListed = () => waitFor(() => expect(readTable('Transactions').rows).toHaveLength(10));
const selectPage = () => screen.findByRole('checkbox', { name: 'Select 10 transactions on this page' });
const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('Selected payments are counted immediately, and can be refunded when the engine has answered for all of them', async () => {
  const { wrap, release } = heldBack('payment');
  const { user } = await givenBothWorkspaces(PAYMENTS, [], wrap).renderInEngine('/transactions');
  await isListed();
  await user.click(await selectPage());
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(await bar.findByText('10 selected')).toBeVisible();
  expect(bar.queryByText(/not in this list/)).toBeNull();
  expect(bar.getByText('Asking the payment engine…')).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Refund/ })).toBeNull();
  release();
  expect(await bar.findByRole('button', { name: 'Refund 10' })).toBeVisible();
});

test('A batch of refunds waits for the balances, and shows those of all payments', async () => {
  const { wrap, release } = heldBack('balances');
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, [], wrap);
  const texts: string[] = [];
  for (const renderIn of [renderLocal, renderInEngine]) {
    const { user } = await renderIn('/transactions', guarded);
    await isListed();
    await user.click(await selectPage());
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    await user.click(await bar.findByRole('button', { name: 'Refund 10' }));
    if (renderIn === renderInEngine) {
      const waiting = await dialogNamed('Balances of all parties');
      expect(waiting.getByText('Asking the payment engine…')).toBeVisible();
      release();
    }
    const dialog = await dialogNamed('Refund payments');
    await dialog.findByText('Fees kept by the processor');
    texts.push((await screen.findByRole('dialog')).textContent);
  }
  expect(texts[1]).toBe(texts[0]);
});

test('The palette searches the payments of the engine in their list', async () => {
  const { user } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/merchants');
  await screen.findByRole('link', { name: 'Juniper Street' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or go to…' }), 'P004');
  await user.click(await screen.findByRole('option', { name: 'Search transactions for "P004"' }));
  await waitFor(() => expect(readTable('Transactions').rows.map(([id]) => id)).toEqual(['P004']));
});

test('An import creates another workspace, and lists without rows do not offer it', async () => {
  const { dispatch } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/integrations', guarded);
  expect(await screen.findByText(/^No integrations yet/)).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Import data' })).toBeNull();
  dispatch(dialogOpened({ kind: 'importFile' }));
  const dialog = await dialogNamed('Import data');
  expect(dialog.getByText(/Here, files become a new workspace/)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('The browser does not back up what is in the engine, and a problem report has none of it', async () => {
  const { dispatch, store } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/', guarded);
  const workspace = selectImportedWorkspace(store.getState())!;
  dispatch(dialogOpened({ kind: 'workspaces' }));
  const dialog = await dialogNamed('Workspaces');
  dispatch(workspacesListed({ known: [workspace], room: null }));
  expect(await dialog.findByText(/Its payments are in the payment engine, so the server backs them up/)).toBeVisible();
  for (const name of [/^Back up My festival/, 'Time zone', 'Charge model'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
  expect(dialog.getByRole('button', { name: /^Rename/ })).toBeVisible();
  dispatch(dialogOpened({ kind: 'reportProblem' }));
  const report = await dialogNamed('Create a problem report');
  expect(report.queryByRole('checkbox')).toBeNull();
});
