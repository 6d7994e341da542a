import { fileOf } from '@/domain/lists/csv';
import type { ListFilter } from '@/domain/lists/lists';
import type { NotificationEvent } from '@/domain/notifications/notifications';
import type { PaymentData } from '@/domain/payments/payment';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { transactionsList } from '@/selectors/payments/list/transactionsList';
import { setupStore } from '@/store/store';
import { buildRefund, buildTransaction } from '../../../helpers/builders';
import { USD } from '../../../helpers/currencies';
import { givenWorkspace } from '../../../helpers/workspace';
import { wholeTransactionsFile } from '../../../helpers/wholeTransactionsFile';

const sample = setupStore().getState();
const merchantName = sample.merchants.rows.find(({ id }) => id === 'MER001')!.name;

test('The export of transactions has the columns of the screen, then those that help to reconcile', () => {
  const paid = buildTransaction({ id: 'T1', amount: 2000, customerId: 'CUST007', integrationId: 'INT003' });
  const failed = buildTransaction({ id: 'T2', amount: 500, status: 'Failed' });
  const fee = (party: 'processor' | 'partner' | 'platform', amount: number) => ({
    ...sample.transactions.fees[0]!,
    id: `FEE-${party}`,
    transactionId: paid.id,
    party,
    amount,
  });
  const rows: PaymentData[] = [paid, failed];
  const state = givenWorkspace({
    transactions: { rows, fees: [fee('processor', 88), fee('partner', 100), fee('platform', 200)] },
    payments: { records: { [paid.id]: [buildRefund({ transactionId: paid.id })] } },
  });
  expect(wholeTransactionsFile(state)).toEqual({
    headers: [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
      ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
      ...['CUSTOMER ID', 'INTEGRATION ID'],
    ],
    rows: [
      [
        ...['T1', merchantName, '20.00', '2024-06-01 12:00:00', 'Completed'],
        // $20.00 less $15.00; the merchant received the amount less fees of 0.88, 1.00 and 2.00.
        ...['15.00', '5.00', '0.88', '1.00', '2.00', '16.12'],
        ...['CUST007', 'INT003'],
      ],
      [
        ...['T2', merchantName, '5.00', '2024-06-01 12:00:00', 'Failed'],
        ...['0.00', '0.00', '0.00', '0.00', '0.00', '0.00'],
        ...['', ''],
      ],
    ],
  });
});

test('The export of integrations has ids, splits, surcharges and statuses after the columns of the screen', () => {
  const [first] = sample.integrations.rows;
  const rows = [
    { ...first!, id: 'I1', split: { unit: '%' as const, hundredths: 2050 }, surchargeRate: 300 },
    { ...first!, id: 'I2', split: { unit: '$' as const, hundredths: 123_450 }, surchargeRate: null },
    { ...first!, id: 'I3', configurations: ['ACH' as const], status: 'Inactive' as const },
  ].map((row) => ({ ...row, merchantId: 'MER001', integrationName: 'Box office' }));
  const table = fileOf(
    integrationsList.definition,
    integrationsList.selectSorted(givenWorkspace({ integrations: { rows } })),
    USD,
  );
  const all = 'Credit Card, ACH, Surcharge';
  expect(table).toEqual({
    headers: [
      ...['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION'],
      ...['INTEGRATION ID', 'SPLIT', 'SURCHARGE', 'STATUS'],
    ],
    rows: [
      [merchantName, 'Box office', all, 'I1', '20.5%', '3%', 'Active'],
      [merchantName, 'Box office', all, 'I2', '$1234.50', '', 'Active'],
      [merchantName, 'Box office', 'ACH', 'I3', '20%', '3%', 'Inactive'],
    ],
  });
});

test('The export of notifications has all configurations of the integration in one column', () => {
  const event: NotificationEvent = {
    id: 1,
    integrationId: 'INT001',
    isRead: false,
    merchantName: 'Harbor Arts',
    event: 'Box office',
    message: 'Box office on 2024-06-01',
    date: '2024-06-01',
    configurations: ['Credit Card', 'Surcharge'],
  };
  expect(fileOf(notificationsList.definition, [event], USD)).toEqual({
    headers: ['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION'],
    rows: [['Harbor Arts', 'Box office', 'Credit Card, Surcharge']],
  });
});

test('The filters of each list have labels', () => {
  const labelsOf = (filters: Record<string, ListFilter>) => Object.values(filters).map(({ label }) => label);
  const lists = [transactionsList, integrationsList, merchantsList, notificationsList];
  expect(lists.map(({ definition }) => labelsOf(definition.filters))).toEqual([
    ['Status'],
    ['Configuration', 'Status'],
    ['Status'],
    ['Read or unread'],
  ]);
});
