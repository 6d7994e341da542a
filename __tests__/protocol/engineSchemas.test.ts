import * as v from 'valibot';
import { createEngineWorkspaceSchema } from '@/protocol/engine';
import { sentPaymentSchema } from '@/protocol/sentPayments';

const payment = {
  id: 'S1',
  merchant: 'Harbor Arts',
  amount: 1_000,
  currency: 'USD',
  status: 'Completed',
  time: '2026-03-01T10:00:00Z',
};
const isPayment = (more: object) => v.is(sentPaymentSchema, { ...payment, ...more });

test('A sent payment is one that an import stores as it is', () => {
  expect(isPayment({})).toBe(true);
  expect(isPayment({ note: "Gala, 'evening'", fees: { processor: 500, partner: 300, platform: 200 } })).toBe(true);
  expect(isPayment({ time: '2024-02-29T23:59:59.5+05:30' })).toBe(true);
});

test.each([
  ['an id that an import would change', { id: "'=x" }],
  ['an id with a line end', { id: 'a\nb' }],
  ['a text with a NUL', { note: 'a\u0000b' }],
  ['a day that does not exist', { time: '2024-02-30T10:00:00Z' }],
  ['an offset that nothing reads', { time: '2024-03-01T10:00:00+05' }],
  ['a year that imports refuse', { time: '2199-01-01T00:00:00Z' }],
  ['a year before 1970', { time: '1900-01-01T00:00:00Z' }],
  ['fees above the amount', { fees: { processor: 900, partner: 50, platform: 51 } }],
])('A payment with %s is refused', (_, more) => {
  expect(isPayment(more)).toBe(false);
});

test('An engine workspace has a zone and a charge model that exist', () => {
  const workspace = { id: 'team-large-0001', name: 'Large', currency: 'USD', timeZone: 'Europe/Berlin' };
  expect(v.is(createEngineWorkspaceSchema, { ...workspace, chargeModel: 'paypal' })).toBe(true);
  expect(v.is(createEngineWorkspaceSchema, { ...workspace, timeZone: 'Foo/Bar' })).toBe(false);
  expect(v.is(createEngineWorkspaceSchema, { ...workspace, chargeModel: 'nonsense' })).toBe(false);
});
