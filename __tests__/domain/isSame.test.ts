import { isSame } from '@/domain/isSame';

const row = () => ({ id: 'INT001', configurations: ['ACH'], split: { unit: '%', hundredths: 2000 }, note: null });

test('Two values that say the same are the same, however deep', () => {
  expect(isSame(row(), row())).toBe(true);
  expect(isSame(row(), { ...row(), configurations: ['ACH', 'Surcharge'] })).toBe(false);
  expect(isSame(row(), { ...row(), split: { unit: '%', hundredths: 2001 } })).toBe(false);
});

test('A field that is undefined is as good as none', () => {
  expect(isSame({ ...row(), reason: undefined }, row())).toBe(true);
  expect(isSame(row(), { ...row(), reason: 'Fraud' })).toBe(false);
});

test('Nothing, an object without fields and an empty list are three things', () => {
  const [nothing, fields, list] = [null, {}, []];
  expect([isSame(nothing, fields), isSame(fields, nothing), isSame(fields, list)]).toEqual([false, false, false]);
});
