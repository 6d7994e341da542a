import { isSame } from '@/lib/objects';

const row = () => ({ id: 'INT001', configurations: ['ACH'], split: { unit: '%', hundredths: 2000 }, note: null });

test('Two equal values are the same at any depth', () => {
  expect(isSame(row(), row())).toBe(true);
  expect(isSame(row(), { ...row(), configurations: ['ACH', 'Surcharge'] })).toBe(false);
  expect(isSame(row(), { ...row(), split: { unit: '%', hundredths: 2001 } })).toBe(false);
});

test('An undefined field equals a missing one', () => {
  expect(isSame({ ...row(), reason: undefined }, row())).toBe(true);
  expect(isSame(row(), { ...row(), reason: 'Fraud' })).toBe(false);
});

test('Null, an empty object and an empty list are different', () => {
  const [nothing, fields, list] = [null, {}, []];
  expect([isSame(nothing, fields), isSame(fields, nothing), isSame(fields, list)]).toEqual([false, false, false]);
});
