import {
  selectPeriodSummaries,
  selectSummaryDates,
  selectTotalFees,
  selectTotalRevenue,
  selectVolumeTotals,
} from '@/selectors/dashboard/volumeSelectors';
import { addIntegration } from '@/commands/integrations';
import { addMerchant } from '@/commands/merchants';
import { selectIntegrationRows, selectMerchantRows, selectPartyNumber } from '@/selectors/entitySelectors';
import { selectIntegrationDetails } from '@/selectors/integrations/integrationDetails';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectActiveIntegrations } from '@/selectors/merchantDetails';
import { merchantsList, selectActiveMerchants, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { notificationsList, selectNotificationEvents } from '@/selectors/notificationsSelectors';
import { selectNextIntegrationNumber, selectNextMerchantNumber } from '@/selectors/nextNumbers';
import { setupStore } from '@/store/store';
import { COMPLETE } from '../helpers/domain/merchantForm';
import { givenImportedData, givenWorkspace, importedPayment } from '../helpers/workspace';

const state = setupStore().getState();

describe('The cards', () => {
  test('Total Revenue is the volume of JUN, 20 percent above MAY', () => {
    const june = state.volume.summaries.month.at(-1);
    expect(selectTotalRevenue(state)).toEqual({ amount: june?.totalTransactionAmount, growth: 20 });
  });

  test("Total Fees are the platform's fees of JUN, 5.7 percent above MAY", () => {
    const june = state.volume.summaries.month.at(-1);
    expect(selectTotalFees(state)).toEqual({ amount: june?.splitPayCommission, growth: 5.7 });
  });

  test('have no growth without a month before', () => {
    const summaries = { ...state.volume.summaries, month: [] };
    expect(selectTotalRevenue(givenWorkspace({ volume: { summaries } }))).toEqual({
      amount: 0,

      growth: undefined,
    });
  });

  test('Active Merchants counts the active ones, and those who joined this month', () => {
    expect(selectActiveMerchants(state)).toEqual({
      count: state.merchants.rows.filter(({ status }) => status === 'Active').length,
      newThisMonth: 4,
    });
    const rows = state.merchants.rows.map((row) => ({ ...row, status: 'Inactive' as const }));
    expect(selectActiveMerchants(givenWorkspace({ merchants: { rows } }))).toEqual({ count: 0, newThisMonth: 0 });
  });
});

test('The five tiles sum the chosen period', () => {
  const byYear = givenWorkspace({ chart: { period: 'year' } });
  expect(selectPeriodSummaries(byYear)).toHaveLength(4);
  expect(selectVolumeTotals(byYear).totalTransactionAmount).toBe(
    state.merchants.rows.reduce((sum, { totalSales }) => sum + totalSales, 0),
  );
});

test('The table of the chart has the dates of days and weeks, which their labels omit', () => {
  const datesOf = (period: 'day' | 'week' | 'month') => selectSummaryDates(givenWorkspace({ chart: { period } }));
  expect(datesOf('day')).toEqual([24, 25, 26, 27, 28, 29, 30].map((date) => `Jun ${date}, 2024`));
  expect([datesOf('week')[0], datesOf('week')[3]]).toEqual([
    ...['Jun 3, 2024 – Jun 9, 2024', 'Jun 24, 2024 – Jun 30, 2024'],
  ]);
  expect(new Set(datesOf('month'))).toEqual(new Set([undefined]));
});

test('Top Merchants are the five with the highest sales, highest first', () => {
  const top = selectTopMerchants(state);
  expect(top).toHaveLength(5);
  const lowest = top.at(-1)?.volume ?? 0;
  expect(top.map(({ volume }) => volume)).toEqual(top.map(({ volume }) => volume).sort((a, b) => b - a));
  const others = state.merchants.rows.filter(({ id }) => !top.some((row) => row.id === id));
  expect(others.every(({ totalSales }) => totalSales <= lowest)).toBe(true);
});

test('The suspension of a merchant deactivates its active integrations', () => {
  const namesOf = (merchantId: string) =>
    selectActiveIntegrations(state, merchantId).map(({ integrationName }) => integrationName);
  expect(namesOf('MER001')).toEqual(['Main Stage Box Office']);
  expect(namesOf('MER012')).toEqual([]);
});

describe('The integrations', () => {
  test('are searched by a case-insensitive substring of the merchant name, and nothing else', () => {
    const rows = integrationsList.selectSorted(givenWorkspace({ integrations: { search: ' FESTIVAL' } }));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ merchantName }) => merchantName.toLowerCase().includes('festival'))).toBe(true);
    expect(integrationsList.selectSorted(givenWorkspace({ integrations: { search: 'Race Registration' } }))).toEqual(
      [],
    );
  });

  test('are filtered by configuration', () => {
    const rows = integrationsList.selectSorted(
      givenWorkspace({ integrations: { filters: { configuration: 'Surcharge', status: 'All Status' } } }),
    );
    expect(rows).toHaveLength(state.integrations.rows.filter((row) => row.configurations.includes('Surcharge')).length);
    expect(rows.every(({ configurations }) => configurations.includes('Surcharge'))).toBe(true);
    expect(integrationsList.selectSorted(state)).toHaveLength(30);
  });

  test('are filtered by status, alone or with a configuration', () => {
    const { rows } = state.integrations;
    const idsOf = (filters: { configuration: string; status: string }) =>
      integrationsList.selectSorted(givenWorkspace({ integrations: { filters } })).map(({ id }) => id);
    const inactive = rows.filter(({ status }) => status === 'Inactive');
    expect(idsOf({ configuration: 'All Configurations', status: 'Inactive' })).toEqual(inactive.map(({ id }) => id));
    expect(idsOf({ configuration: 'ACH', status: 'Inactive' })).toEqual(
      inactive.filter(({ configurations }) => configurations.includes('ACH')).map(({ id }) => id),
    );
    expect([inactive.length > 0, inactive.length < rows.length]).toEqual([true, true]);
  });

  test('have details with their embed code, undefined for an unknown id', () => {
    expect(selectIntegrationDetails(state, 'INT001')?.embedCode).toContain('/embed/INT001"');
    expect(selectIntegrationDetails(state, 'INT999')).toBeUndefined();
  });

  test('give the next one a free number, which for imported data no file will use', () => {
    expect(selectNextIntegrationNumber(state)).toBe('INT031');
    const importedState = setupStore(givenImportedData([importedPayment('P-1')])).getState();
    expect(selectNextIntegrationNumber(importedState)).toBe('INT900001');
    expect(selectNextMerchantNumber(importedState)).toBe('MER900001');
  });

  test('show the number of an added row, and the id of any other', () => {
    const store = setupStore();
    store.dispatch(addMerchant(COMPLETE));
    store.dispatch(addIntegration({ ...state.integrations.rows[0]!, integrationName: 'Night form' }));
    const [merchant] = selectMerchantRows(store.getState());
    const [integration] = selectIntegrationRows(store.getState());
    expect(selectPartyNumber(store.getState(), merchant!.id)).toBe('MER031');
    expect(selectPartyNumber(store.getState(), 'MER001')).toBe('MER001');
    expect(selectIntegrationDetails(store.getState(), integration!.id)?.embedCode).toContain('/embed/INT031"');
  });

  test('show the id of an unknown merchant', () => {
    const rows = state.integrations.rows.slice(0, 1).map((row) => ({ ...row, merchantId: 'MER999' }));
    expect(integrationsList.selectPage(givenWorkspace({ integrations: { rows } })).rows[0]?.merchantName).toBe(
      'MER999',
    );
  });
});

describe('The notification rows', () => {
  test('have the merchant, event and configurations of their integration', () => {
    const [first] = selectNotificationEvents(state);
    const integration = state.integrations.rows.find(({ id }) => id === state.notifications.rows[0]?.integrationId);
    const merchant = state.merchants.rows.find(({ id }) => id === integration?.merchantId);
    expect(first).toMatchObject({
      merchantName: merchant?.name,
      event: integration?.integrationName,
      configurations: integration?.configurations,
    });
  });

  test('are shown without an unknown integration or merchant', () => {
    const row = { id: 1, integrationId: 'INT999', isRead: false, message: 'Split changed', date: '2024-06-30' };
    const lost = givenWorkspace({ notifications: { rows: [row] } });
    expect(selectNotificationEvents(lost)).toEqual([{ ...row, merchantName: '', event: 'INT999', configurations: [] }]);
    const orphaned = givenWorkspace({ merchants: { rows: [] } });
    expect(selectNotificationEvents(orphaned)[0]?.merchantName).toMatch(/^MER/);
  });
});

test('Each list shows a page of ten rows of thirty', () => {
  for (const view of [
    integrationsList.selectPage(state),
    merchantsList.selectPage(state),
    notificationsList.selectPage(state),
  ]) {
    expect(view.rows).toHaveLength(10);
    expect(view).toMatchObject({ page: 1, pageSize: 10, total: 30 });
  }
});
