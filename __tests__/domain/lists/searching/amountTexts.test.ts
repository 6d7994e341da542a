import fc from 'fast-check';
import { findCurrency } from '@/domain/money/currency';
import { textsOfAmounts } from '@/domain/lists/searching/amountTexts';
import { finish } from '@/lib/resumable';
import { formatMoney, plainAmount } from '@/domain/money/money';

const amounts = fc.array(fc.oneof(fc.nat(100_000), fc.maxSafeNat()), { maxLength: 50 });
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'UYW', 'INR', 'CHF').map(findCurrency);

test('The texts of amounts are those of their currency in lower case, with or without thousands separators, each up to its end', () => {
  fc.assert(
    fc.property(amounts, currency, (cents, unit) => {
      const pieces = (isParted: boolean) => {
        const { text, ends } = finish(textsOfAmounts(cents.length, (index) => cents[index]!, unit, isParted));
        expect(text.length).toBe(ends.at(-1) ?? 0);
        return cents.map((_, index) => text.slice(ends[index - 1] ?? 0, ends[index]));
      };
      expect(pieces(true)).toEqual(cents.map((amount) => formatMoney(amount, unit).toLowerCase()));
      expect(pieces(false)).toEqual(cents.map((amount) => (unit.sign + plainAmount(amount, unit)).toLowerCase()));
    }),
  );
});

test('Few amounts are written in one step, and many in several, between which the page can respond', () => {
  const pausesFor = (length: number) => [...textsOfAmounts(length, (index) => index, findCurrency('USD'), true)].length;
  expect(pausesFor(100)).toBe(0);
  expect(pausesFor(70_000)).toBe(2);
});
