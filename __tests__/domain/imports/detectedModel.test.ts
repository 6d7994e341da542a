import { detectModel } from '@/domain/imports/detectedModel';
import type { Plan } from '@/domain/imports/plan';
import { plan } from '../../helpers/imports/resolvedPlan';

const withFees = (fields: Partial<Plan> = {}): Plan => ({
  ...plan,
  ...fields,
  columns: { id: 0, amount: 2, date: 3, processorFee: 4, ...fields.columns },
});

test('Files without fees have no charge model, because calculated fees follow the specification', () => {
  expect(detectModel([plan])).toBeUndefined();
  expect(detectModel([])).toBeUndefined();
  expect(detectModel([withFees({ holds: 'fees' })])).toBeUndefined();
});

test.each([
  ['SplitPay payments', 'specification'],
  ['Adyen accounting report', 'adyen'],
  ['PayPal activity', 'paypal'],
  ['Square transactions', 'square'],
  ['Stripe payments', 'asked'],
  ['Stripe balance history', 'asked'],
  ['a table of no known format', 'asked'],
])('A file of the format %s: %s', (format, model) => {
  expect(detectModel([withFees({ format })])).toBe(model);
});

test('A Stripe file with a destination has destination charges, and files of two models are asked about', () => {
  const stripe = withFees({ format: 'Stripe payments', columns: { merchant: 1 } });
  expect(detectModel([stripe, plan])).toBe('stripeDestination');
  expect(detectModel([withFees({ columns: { merchant: 1 } })])).toBe('asked');
  expect(detectModel([stripe, withFees({ format: 'Adyen accounting report' })])).toBe('asked');
});
