import fc from 'fast-check';
import { resolveCurrencyName, recognizeCurrency, isCurrencyName } from '@/domain/imports/currencyNames';
import { csvLine, withoutGuard } from '@/domain/imports/guards';
import { headerKey, repeatedHeaders } from '@/domain/imports/headerKey';
import { memoizeByText } from '@/lib/cells/memoize';
import { csvPortions } from '@/components/lists/csvFile';

test('Headers are compared by their letters and digits only', () => {
  expect(['Balance Account', 'BalanceAccount', ' balance_account '].map(headerKey)).toEqual(
    Array(3).fill('balanceaccount'),
  );
  expect(headerKey('Gross Credit (GC)')).toBe('grosscreditgc');
  expect([headerKey('Gebühr'), headerKey('Gebu\u0308hr')]).toEqual(['gebühr', 'gebühr']);
});

test('A sign names a currency only if no other currency has it', () => {
  expect(['€', 'usd', ' CHF', 'US$', 'zł'].map(recognizeCurrency)).toEqual(['EUR', 'USD', 'CHF', 'USD', 'PLN']);
  expect(['$', '¥', 'kr', 'FCFA', 'XYZ', '', 'constructor'].map(recognizeCurrency)).toEqual(Array(7).fill(undefined));
});

test('A sign that several currencies share means the given one if it has the sign', () => {
  expect(resolveCurrencyName('$', 'CAD')).toBe('CAD');
  for (const [term, code] of [
    ['J$', 'JMD'],
    ['TT$', 'TTD'],
    ['Kr.', 'DKK'],
    ['F CFA', 'XOF'],
    ['CFA', 'XAF'],
    ['Rs', 'INR'],
    ['Rs.', 'PKR'],
    ['C$', 'CAD'],
  ] as const)
    expect(resolveCurrencyName(term, code)).toBe(code);
  expect(['€', 'US$', 'usd'].map((term) => resolveCurrencyName(term, 'CAD'))).toEqual(['EUR', 'USD', 'USD']);
  for (const [term, code] of [
    ['$', 'EUR'],
    ['J$', 'USD'],
    ['$J', 'JMD'],
    ['M$', 'JMD'],
    ['Rs', 'XAF'],
    ['kr', 'USD'],
    ['ABC€', 'ABC'],
    ['k.r', 'SEK'],
    ['apples', 'USD'],
    ['constructor', 'USD'],
  ] as const)
    expect(resolveCurrencyName(term, code)).toBeUndefined();
});

test('Every currency with a shared sign is among those that share it', () => {
  const signOf = (currency: string) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return format
      .formatToParts(0)
      .find(({ type }) => type === 'currency')!
      .value.replace(/\s/g, '');
  };
  const lost = Intl.supportedValuesOf('currency').filter((code) => {
    const sign = signOf(code);
    return isCurrencyName(sign) && recognizeCurrency(sign) === undefined && resolveCurrencyName(sign, code) !== code;
  });
  expect(lost).toEqual([]);
});

test('A word beside a number is a currency if it is a code, or letters of a code with a sign', () => {
  expect(['EUR', 'kr', '$', 'XX$', 'ABC€'].map(isCurrencyName)).toEqual(Array(5).fill(true));
  expect(['apples', 'ABCD$', '$A', 'ab$', '1$', ''].map(isCurrencyName)).toEqual(Array(6).fill(false));
});

test('Repeated headers are listed with their columns, and empty ones are not', () => {
  expect(repeatedHeaders(['Id', 'Amount', ' ', 'ID ', '#', '', '%', 'i-d', 'amount', '% '])).toEqual([
    { header: 'Id', columns: [1, 4, 8] },
    { header: 'Amount', columns: [2, 9] },
    { header: '%', columns: [7, 10] },
  ]);
  expect(repeatedHeaders(['Id', 'Amount'])).toEqual([]);
});

test('A cell that a spreadsheet would run gets an apostrophe, and a number does not', () => {
  expect(csvLine(['=1+1', ' @x', '+49', '-5.00', '-1+1', 'a=b'])).toBe("'=1+1,' @x,'+49,-5.00,'-1+1,a=b\r\n");
});

test('The apostrophes of exports are removed, and nothing else', () => {
  expect(["'=SUM(A1)", "' @x", "'\tx", "'tis", "''", '=1', ''].map(withoutGuard)).toEqual([
    ...['=SUM(A1)', ' @x', '\tx', "'tis", "''", '=1', ''],
  ]);
  fc.assert(
    fc.property(fc.stringMatching(/^[\s=+\-@a1.]*$/), (text) => {
      fc.pre(!/["\r\n,]/.test(text));
      const [, row = ''] = [...csvPortions({ headers: ['A', 'B'], rows: [[text, 'end']] })];
      const written = row.replace(/,end\r\n$/, '').replace(/^"(.*)"$/s, '$1');
      expect(withoutGuard(written)).toBe(text);
    }),
  );
});

test('The cache is cleared before it fills the memory, and results stay right', () => {
  let calls = 0;
  const length = memoizeByText((text) => {
    calls++;
    return text.length;
  });
  expect([length('abc'), length('de'), length('abc'), length('de'), calls]).toEqual([3, 2, 3, 2, 2]);
  for (let text = 2; text < 100_000; text++) length(String(text));
  expect([length('abc'), calls]).toEqual([3, 100_000]);
  length('one more');
  expect([length('abc'), calls]).toEqual([3, 100_002]);
});
