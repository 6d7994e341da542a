import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { notificationsOf, recordsOf } from '../../helpers/builders';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';
import version1 from './golden/texts1.json';

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

test('Texts of version 1 are migrated completely and written in the current format', async () => {
  const texts = Object.entries(version1).map(([key, content]) => [key, JSON.stringify(content)] as const);
  const browser = new FakeBrowser(texts);
  const { store, stop } = await browser.openTab();
  await browser.waitForWrites();
  const state = store.getState();
  expect(state.persistence).toEqual({ failing: [], damaged: [] });
  expect(selectMerchantRows(state)[0]).toMatchObject({ id: 'MER001', status: 'Suspended', statusReason: 'Two words' });
  expect(selectIntegrationRows(state).slice(0, 2)).toMatchObject([
    { id: 'INT031', integrationName: 'Añadida "31"' },
    { id: 'INT001', status: 'Inactive' },
  ]);
  expect(notificationsOf(state).slice(0, 3)).toMatchObject([{ isRead: true }, { isRead: true }, { isRead: true }]);
  expect(state.inbox.readIds).toEqual([1, 2]);
  expect(recordsOf(state).map((record) => (record.kind === 'refund' ? record.amount : record.kind))).toEqual(
    expect.arrayContaining([100, 101, 102, 103, 104, 'void']),
  );
  expect(recordsOf(state)).toHaveLength(6);
  expect([state.merchantsList.pageSize, state.transactionsList.pageSize, state.chart.period]).toEqual([20, 50, 'day']);
  expect([state.theme.choice, state.shortcuts.areSingleKeysOn]).toEqual(['Dark', false]);
  expect(Object.fromEntries([...browser.texts].map(([key, text]) => [key, JSON.parse(text) as unknown]))).toEqual({
    'splitpay:merchants': { slice: 'merchants', version: 2, kept: { pageSize: 20 } },
    'splitpay:shortcuts': { slice: 'shortcuts', version: 2, kept: { areSingleKeysOn: false } },
    'splitpay:theme': { slice: 'theme', version: 2, kept: { choice: 'Dark' } },
    'splitpay:transactions': { slice: 'transactions', version: 2, kept: { pageSize: 50 } },
    'splitpay:volume': { slice: 'volume', version: 2, kept: { period: 'day' } },
  });
  stop();
  const { store: reloaded, stop: stopAgain } = await browser.openTab();
  for (const name of ['merchants', 'integrations', 'notifications', 'inbox', 'payments'] as const)
    expect(reloaded.getState()[name]).toEqual(state[name]);
  stopAgain();
});
