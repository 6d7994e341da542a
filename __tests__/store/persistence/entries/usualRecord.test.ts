import fc from 'fast-check';
import * as v from 'valibot';
import { REFUND_REASONS } from '@/domain/payments/vocabulary';
import { paymentRecordSchema } from '@/domain/payments/schema';
import { isJsonValue } from '@/store/persistence/entries/jsonValue';
import { areUsualRefunds, isUsualRefund } from '@/store/persistence/entries/usualRecord';
import { buildRefund } from '../../../helpers/builders';
import { columnsOf } from '../../../helpers/domain/refundColumns';

const shares = { merchant: 800, processor: 100, partner: 60, platform: 40 };
const usual = {
  ...buildRefund({ amount: 1000 }),
  fileRefunded: 0,
  shares,
  moved: { ...shares, merchant: -200 },
  coveredFee: 5,
  ruleVersion: 1,
  zone: 'Europe/Berlin',
  instant: 1_719_828_000_000,
  sequence: 7,
};

const odd = fc.constantFrom<unknown>(undefined, null, 0, -1, 1.5, NaN, Infinity, 1000, '', 'void', [], {}, 10n);
const time = fc.constantFrom(
  '2024-02-29 23:59:59',
  '2023-02-29 10:00:00',
  '2024-04-31 10:00:00',
  '2024-12-31 24:00:00',
  '0099-01-01 10:00:00',
  '2024-07-01T10:00:00',
  '2024-07-01 10:00:00',
);
const other = fc.oneof(odd, time, fc.constantFrom<unknown>(...REFUND_REASONS, shares, { ...shares, merchant: 1 }));

test('A refund with all fields of this version is usual', () => {
  expect(isUsualRefund(usual)).toBe(true);
  expect(isUsualRefund(buildRefund({ amount: 1 }))).toBe(true);
});

test('A refund with other fields is usual only if the schema accepts it', () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(usual), 'batch', 'more'), other, { maxKeys: 3 });
  fc.assert(
    fc.property(fields, fc.subarray(Object.keys(usual), { maxLength: 2 }), (changed, missing) => {
      const value: Record<string, unknown> = { ...usual, ...changed };
      for (const name of missing) Reflect.deleteProperty(value, name);
      if (isUsualRefund(value)) expect(v.is(paymentRecordSchema, value) && isJsonValue(value)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each(['kind', 'id', 'transactionId', 'amount', 'reason', 'recordedAt', 'recordedBy'])(
  'A refund without %s is not usual',
  (name) => {
    const value: Record<string, unknown> = { ...usual };
    Reflect.deleteProperty(value, name);
    expect(isUsualRefund(value)).toBe(false);
  },
);

test.each([
  ['shares of another amount', { shares: { ...shares, merchant: 1 } }],
  ['a fifth share', { shares: { ...shares, bank: 0 } }],
  ['an unknown field', { more: 1 }],
  ['an impossible day', { recordedAt: '2023-02-29 10:00:00' }],
])('A refund with %s is left to the schema', (_what, fields) => {
  expect(isUsualRefund({ ...usual, ...fields })).toBe(false);
});

const columnsWith = (values: readonly unknown[]) => columnsOf(values as Parameters<typeof columnsOf>[0]);
const many = (fields: Record<string, unknown> = {}) =>
  Array.from({ length: 9 }, (_, n) => ({ ...usual, id: `r${n}`, sequence: n + 1, ...(n === 4 && fields) }));

test('Columns of usual refunds with shares and positions are usual', () => {
  expect(areUsualRefunds(columnsWith(many()))).toBe(true);
  const short = many().map(({ moved: _moved, coveredFee: _fee, zone: _zone, ...refund }) => refund);
  expect(areUsualRefunds(columnsWith(short))).toBe(true);
});

test.each([
  ['no position', { sequence: 0 }],
  ['shares of another amount', { shares: { ...shares, merchant: 1 } }],
  ['an impossible day', { recordedAt: '2023-02-29 10:00:00' }],
  ['a year before all', { recordedAt: '0999-02-01 10:00:00' }],
  ['a reason of a later version', { reason: 'Storm' }],
  ['an amount of zero', { amount: 0, shares: { merchant: 0, processor: 0, partner: 0, platform: 0 } }],
  ['an id that is no text', { id: 7 }],
  ['a fraction of a cent', { coveredFee: 0.5 }],
  ['less than nothing in files', { fileRefunded: -1 }],
])('Columns in which one refund has %s are left to the schema', (_what, fields) => {
  expect(areUsualRefunds(columnsWith(many(fields)))).toBe(false);
});

test.each(['shares', 'sequence', 'amount', 'recordedBy'])(
  'Columns of refunds without %s are left to the schema',
  (name) => {
    const values = many().map((value) => Object.fromEntries(Object.entries(value).filter(([field]) => field !== name)));
    expect(areUsualRefunds(columnsWith(values))).toBe(false);
    expect(areUsualRefunds(columnsWith(many().map((value) => ({ ...value, more: 1 }))))).toBe(false);
  },
);

test('Columns are usual only if each of their refunds is', () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(usual), 'batch', 'more'), other, { maxKeys: 2 });
  fc.assert(
    fc.property(fields, (changed) => {
      const values = JSON.parse(
        JSON.stringify(many(changed), (_key, value: unknown) => (typeof value === 'bigint' ? 'big' : value)),
      ) as unknown[];
      if (areUsualRefunds(columnsWith(values))) expect(values.every(isUsualRefund)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
