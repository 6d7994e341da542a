import { screen, waitFor, within } from '@testing-library/react';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { notificationsSlice } from '@/slices/entities/notificationsSlice';
import { damageFound, keepingFailed, keepingResumed } from '@/slices/persistenceSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { renderApp } from '../../helpers/renderApp';
import { givenWorkspace } from '../../helpers/workspace';

const badge = () => screen.getByRole('button', { name: 'Hi Alex! Alex Morgan' });
const resetItem = () => screen.queryByRole('button', { name: 'Reset demo data' });

describe("The user badge's menu", () => {
  test('is opened by the badge, and closes on Escape and on a click outside', async () => {
    const { user } = await renderApp('/');
    expect(badge()).toHaveAttribute('aria-expanded', 'false');
    expect(resetItem()).toBeNull();
    await user.click(badge());
    expect(badge()).toHaveAttribute('aria-expanded', 'true');
    const menu = await screen.findByRole('list', { name: 'Alex Morgan' });
    await user.tab();
    expect(within(menu).getByRole('radio', { checked: true })).toHaveFocus();
    await user.tab();
    expect(within(menu).getByRole('link', { name: 'Assigned to me' })).toHaveFocus();
    for (let count = 0; count < 4; count += 1) await user.tab();
    expect(resetItem()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(resetItem()).toBeNull();
    expect(badge()).toHaveFocus();
    await user.click(badge());
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(resetItem()).toBeNull();
  });

  test('closes when another page is opened', async () => {
    const { user, store } = await renderApp('/');
    await user.click(badge());
    await user.click(screen.getByRole('link', { name: 'Merchants' }));
    expect(store.getState().layout.isUserMenuOpen).toBe(false);
  });
});

describe("'Reset demo data'", () => {
  async function openQuestion() {
    const [first] = merchantsSlice.getInitialState().rows;
    const renamed = { ...first!, name: 'Renamed' };
    const app = await renderApp(
      '/',
      givenWorkspace({
        merchants: { changed: { [renamed.id]: renamed }, pageSize: 20 },
        notifications: { marks: { 1: true, 2: true } },
      }),
    );
    app.dispatch(chartActions.periodChosen('year'));
    await app.user.click(badge());
    await app.user.click(await screen.findByRole('button', { name: 'Reset demo data' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Reset demo data' }) };
  }

  test('asks first, and lists what is deleted', async () => {
    const { user, store, dialog } = await openQuestion();
    expect(resetItem()).toBe(within(dialog).getByRole('button', { name: 'Reset demo data' }));
    for (const part of [
      /merchants and integrations/,
      /refunds, voids, payouts/,
      /imported reports and resolved discrepancies/,
      /the change history/,
      /saved views and read marks/,
      /chart period, page sizes/,
      /import settings stay/,
    ]) {
      expect(within(dialog).getByText(part)).toBeVisible();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectMerchantRows(store.getState())[0]!.name).toBe('Renamed');
    expect(badge()).toHaveFocus();
  });

  test('resets the demo data once, and confirms it in a toast', async () => {
    const { user, store, dialog } = await openQuestion();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Reset demo data' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { merchants, notifications, chart, layout } = store.getState();
    expect(merchants).toEqual(merchantsSlice.getInitialState());
    expect(notifications).toEqual(notificationsSlice.getInitialState());
    expect(chart.period).toBe('month');
    expect(layout.toasts).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Demo data restored');
  });
});

describe('The banners', () => {
  test('say that the browser can’t save changes, as long as it can’t', async () => {
    const { dispatch } = await renderApp('/merchants');
    expect(screen.queryByRole('alert')).toBeNull();
    dispatch(keepingFailed('merchants'));
    dispatch(keepingFailed('volume'));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(/browser can't save changes/);
    dispatch(keepingResumed('merchants'));
    expect(screen.getByRole('alert')).toBeVisible();
    dispatch(keepingResumed('volume'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offer the damaged data for download, until they are dismissed', async () => {
    const files: Blob[] = [];
    const clicked: string[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:damaged';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    const { user, dispatch } = await renderApp('/merchants');
    dispatch(damageFound({ slice: 'merchants', text: '{"version":' }));
    dispatch(damageFound({ slice: 'merchants', text: '{"version":' }));
    dispatch(damageFound({ slice: 'volume', text: 'decade' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('(merchants, volume)');
    await user.click(screen.getByRole('button', { name: 'Download damaged data' }));
    expect(clicked).toEqual(['splitpay-damaged-data.txt blob:damaged']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0]!);
    });
    expect(text).toBe('merchants:\n{"version":\n\nvolume:\ndecade\n');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
