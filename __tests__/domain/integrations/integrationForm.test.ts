import fc from 'fast-check';
import * as v from 'valibot';
import { draftOf, EMPTY_DRAFT, exceedsVisaCap, offeredMerchants } from '@/domain/integrations/integrationForm';
import { isValidIntegration } from '@/domain/integrations/integrations';
import { CONFIGURATIONS, INTEGRATION_STATUSES } from '@/domain/integrations/vocabulary';
import {
  check,
  GOOD,
  integration,
  integrations,
  merchants,
  messagesOf,
  state,
} from '../../helpers/domain/integrationDraft';
import { USD } from '../../helpers/currencies';

test('A valid draft becomes an integration with rates in basis points and a trimmed name', () => {
  expect(check({ integrationName: '  Winter Gala ', configurations: ['Surcharge', 'Credit Card'] }).output).toEqual({
    id: 'INT031',
    merchantId: 'MER001',
    integrationName: 'Winter Gala',
    configurations: ['Credit Card', 'Surcharge'],
    surchargeRate: 250,
    split: { unit: '%', hundredths: 1750 },
    status: 'Active',
  });
});

test('The empty form has a message for each required field', () => {
  expect(messagesOf(EMPTY_DRAFT)).toEqual({
    integrationName: 'Enter a name.',
    merchantId: 'Choose a merchant.',
    configurations: 'Choose at least one configuration.',
    splitAmount: 'Enter the split.',
  });
});

test('The name has at most 80 characters and is not empty', () => {
  expect(messagesOf({ integrationName: 'x'.repeat(80) })).toEqual({});
  expect(messagesOf({ integrationName: 'x'.repeat(81) })).toEqual({ integrationName: 'Use at most 80 characters.' });
  expect(messagesOf({ integrationName: '   ' })).toEqual({ integrationName: 'Enter a name.' });
});

test('A name is unique for a merchant, ignoring case and surrounding spaces, and another merchant may use it', () => {
  const { id, merchantId, integrationName } = integrations.find((row) =>
    merchants.some((merchant) => merchant.id === row.merchantId),
  )!;
  const b = merchants.find((merchant) => merchant.id !== merchantId)!;
  const typed = ` ${integrationName.toUpperCase()} `;
  const refusals = { integrationName: 'This merchant already has an integration with this name.' };
  expect(messagesOf({ merchantId, integrationName: typed })).toEqual(refusals);
  expect(messagesOf({ merchantId: b.id, integrationName: typed })).toEqual({});
  expect(messagesOf({ merchantId, integrationName: typed }, id)).toEqual({});
});

test('The form offers Active and Inactive merchants, and a suspended one only if the integration belongs to it', () => {
  const suspended = state.merchants.rows.find(({ status }) => status === 'Suspended')!;
  expect(new Set(merchants.map(({ status }) => status))).toEqual(new Set(['Active', 'Inactive']));
  expect(merchants).toHaveLength(state.merchants.rows.filter(({ status }) => status !== 'Suspended').length);
  expect(offeredMerchants(state.merchants.rows, suspended.id)).toContain(suspended);
  expect(messagesOf({ merchantId: suspended.id })).toEqual({ merchantId: 'Choose a merchant.' });
});

test('Surcharge needs Credit Card', () => {
  const message = { configurations: 'Surcharges apply to credit cards. Select Credit Card too.' };
  expect(messagesOf({ configurations: ['Surcharge'] })).toEqual(message);
  expect(messagesOf({ configurations: ['ACH', 'Surcharge'] })).toEqual(message);
  expect(messagesOf({ configurations: ['ACH'] })).toEqual({});
});

const surchargeMessage = 'Enter a percentage from 0.01 to 4, with up to two decimals.';
test.each([
  ['0.01', undefined],
  ['4', undefined],
  ['4.00', undefined],
  ['', 'Enter the surcharge rate.'],
  ['0', surchargeMessage],
  ['4.01', surchargeMessage],
  ['2.555', surchargeMessage],
  ['-1', surchargeMessage],
  ['1e0', surchargeMessage],
])('A surcharge rate of "%s": %s', (surchargeRate, surchargeRateMessage) => {
  expect(messagesOf({ surchargeRate }).surchargeRate).toBe(surchargeRateMessage);
});

test('The surcharge rate is required only with Surcharge, and a typed rate is ignored without it', () => {
  const { output } = check({ configurations: ['ACH'], surchargeRate: 'nonsense' });
  expect(output).toMatchObject({ surchargeRate: null });
});

test('A surcharge above 3% exceeds Visa’s limit', () => {
  expect(exceedsVisaCap({ ...GOOD, surchargeRate: '3' })).toBe(false);
  expect(exceedsVisaCap({ ...GOOD, surchargeRate: '3.01' })).toBe(true);
  expect(exceedsVisaCap({ ...GOOD, surchargeRate: '3.01', configurations: ['Credit Card'] })).toBe(false);
});

const percentMessage = 'Enter a percentage from 0.01 to 100, with up to two decimals.';
const dollarMessage = 'Enter an amount above $0.00 and up to $9,999,999,999.99, with at most two decimals.';
test.each([
  ['0.01', '%', undefined],
  ['100', '%', undefined],
  ['100.01', '%', percentMessage],
  ['0', '%', percentMessage],
  ['1.234', '%', percentMessage],
  ['9'.repeat(400), '%', percentMessage],
  ['100.01', '$', undefined],
  ['9999999999.99', '$', undefined],
  ['10000000000', '$', dollarMessage],
  ['0.00', '$', dollarMessage],
  [' ', '$', 'Enter the split.'],
] as const)('A split of "%s" %s: %s', (splitAmount, splitUnit, message) => {
  expect(messagesOf({ splitAmount, splitUnit }).splitAmount).toBe(message);
});

test('The unchanged form of an integration gives the same integration to the cent', () => {
  fc.assert(
    fc.property(integration, (row) => {
      expect(isValidIntegration(row, integrations)).toBe(true);
      expect(check(draftOf(row, USD)).output).toEqual(row);
    }),
    { numRuns: 500 },
  );
});

test('Any typed draft is either valid among the others or has a message', () => {
  const text = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.integer({ min: 0, max: 20_000 }).map((n) => `${n / 100}`),
  );
  const draft = fc.record({
    integrationName: fc.oneof(
      fc.string({ maxLength: 100 }),
      fc.constantFrom(...integrations.map((row) => row.integrationName)),
    ),
    merchantId: fc.constantFrom('', ...state.merchants.rows.map(({ id }) => id)),
    configurations: fc.subarray([...CONFIGURATIONS]),
    surchargeRate: text,
    splitAmount: text,
    splitUnit: fc.constantFrom('%' as const, '$' as const),
    status: fc.constantFrom(...INTEGRATION_STATUSES),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      const { output, success, issues } = check(typed);
      if (success) expect(isValidIntegration(output, integrations)).toBe(true);
      else expect(issues.every((issue) => v.getDotPath(issue) !== null)).toBe(true);
      Object.values(messagesOf(typed)).forEach((message) => expect(message).toMatch(/\.$/));
    }),
    { numRuns: 1000 },
  );
});
