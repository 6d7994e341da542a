import { integrationTone } from '@/domain/integrations/integrations';
import { CONFIGURATIONS, RATE_UNITS } from '@/domain/integrations/vocabulary';
import { merchantTone } from '@/domain/merchants/merchants';
import { CITIES, COUNTRIES, MERCHANT_STATUSES, STATES } from '@/domain/merchants/vocabulary';
import { DEFAULT_PERIOD, PERIODS, VOLUME_SERIES } from '@/domain/money/volume';
import { NOTIFICATION_LIST } from '@/domain/notifications/notifications';
import { FALLBACK_CUSTOMER_ID, FALLBACK_INTEGRATION_ID, paymentTone } from '@/domain/payments/payment';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';

test('Transaction badges are green for Completed, red for Failed, yellow for Pending, blue for Refunded and gray for any other value', () => {
  expect(TRANSACTION_STATUSES.map((status) => [status, paymentTone(status)])).toEqual([
    ['Completed', 'green'],
    ['Failed', 'red'],
    ['Pending', 'yellow'],
    ['Refunded', 'blue'],
  ]);
  expect(['Voided', '', 'toString', 'completed'].map(paymentTone)).toEqual(['grey', 'grey', 'grey', 'grey']);
});

test('Merchant badges are green for Active, gray for Inactive and red for Suspended', () => {
  expect(MERCHANT_STATUSES.map((status) => [status, merchantTone(status)])).toEqual([
    ['Active', 'green'],
    ['Inactive', 'grey'],
    ['Suspended', 'red'],
  ]);
});

test('An integration is Active or Inactive', () => {
  expect(integrationTone('Active')).toBe('green');
  expect(integrationTone('Inactive')).toBe('grey');
});

test('The constants are those of the specification', () => {
  expect(CONFIGURATIONS).toEqual(['Credit Card', 'ACH', 'Surcharge']);
  expect(RATE_UNITS).toEqual(['%', '$']);
  expect([COUNTRIES, STATES, CITIES]).toEqual([
    ['USA', 'CAN', 'MEX'],
    ['NY', 'CA', 'TX'],
    ['NYC', 'BUF', 'ALB'],
  ]);
  expect(NOTIFICATION_LIST.filters.filter.options).toEqual(['All Notifications', 'Unread', 'Read']);
  expect([FALLBACK_INTEGRATION_ID, FALLBACK_CUSTOMER_ID]).toEqual(['INT001', 'CUST001']);
  expect([...PERIODS]).toEqual(['day', 'week', 'month', 'year']);
  expect(DEFAULT_PERIOD).toBe('month');
  expect(VOLUME_SERIES.map(({ label }) => label)).toEqual([
    'Total Fee Volume',
    'Paid to Merchant',
    'Partner Fees',
    'Processor Fees',
    'SplitPay Fees',
  ]);
});
