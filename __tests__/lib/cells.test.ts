import fc from 'fast-check';
import { createUtf8Builder } from '@/lib/columns/utf8Builder';
import { createStringColumn } from '@/lib/columns/stringColumn';
import { createTranscoder } from '@/data/reading/decoding';
import { cellsOf, compareSlices, sliceOf, textOfSlice, textsOf } from '@/lib/cells/cells';
import { plainAmountAt, readAmount } from '@/domain/imports/values/readAmount';
import { isPlainTime, readTime, zoneInTime } from '@/domain/imports/values/readTime';
import { memoizeByCell } from '@/lib/cells/memoize';

const unit = fc.constantFrom('a', 'é', '7', ' ', '日', '😀', '');
const anyTexts = fc.array(fc.string({ unit, maxLength: 6 }), { maxLength: 12 });

test('Texts are unchanged as cells of a record, as slices, and collected as bytes', () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const cells = cellsOf(texts);
      expect(textsOf(cells)).toEqual(texts);
      const [starts, ends] = [Array.from(cells.starts), Array.from(cells.ends)];
      expect(ends.map((end, cell) => textOfSlice({ bytes: cells.bytes, start: starts[cell] ?? 0, end }))).toEqual(
        texts,
      );
      expect(texts.map((text) => textOfSlice(sliceOf(text)))).toEqual(texts);
      const [asBytes, asTexts] = [createUtf8Builder(1), createStringColumn()];
      for (const text of texts) {
        asBytes.push(sliceOf(text));
        asTexts.push(text);
      }
      expect(asBytes.finish()).toEqual(asTexts.finish());
      texts.forEach((text, index) => expect(asBytes.isAt(index, sliceOf(text))).toBe(true));
      expect(texts.every((_, index) => asBytes.isAt(index, sliceOf('other')))).toBe(texts.length === 0);
    }),
  );
});

test('Results are cached by the bytes of a cell, so that a repeated text is read once', () => {
  const read: string[] = [];
  const lengthAt = memoizeByCell((text) => {
    read.push(text);
    return text.length;
  });
  for (let row = 0; row < 3; row += 1)
    for (const text of ['a', 'é', '', 'long enough', '😀']) expect(lengthAt(cellsOf(['x', text]), 1)).toBe(text.length);
  expect(lengthAt(cellsOf(['x']), undefined)).toBe(0);
  expect(lengthAt(cellsOf(['x']), 5)).toBe(0);
  expect(read).toEqual(['a', 'é', '', 'long enough', '😀']);
});

test('A cell after the end of its row is empty, even if an earlier row had one there', () => {
  const lengthAt = memoizeByCell((text) => text.length);
  const longer = cellsOf(['x', 'left']);
  expect(lengthAt(longer, 1)).toBe(4);
  expect(lengthAt({ ...longer, length: 1 }, 1)).toBe(0);
  expect(lengthAt({ ...longer, length: 0 }, 1)).toBe(0);
});

test('With any number of texts, each repeated one is read once, regardless of its end', () => {
  const read: string[] = [];
  const lengthAt = memoizeByCell((text) => {
    read.push(text);
    return text.length;
  });
  const texts = Array.from({ length: 100 }, (_, number) => `${number} of all`);
  for (let row = 0; row < 2; row += 1) for (const text of texts) expect(lengthAt(cellsOf([text]), 0)).toBe(text.length);
  expect(read).toEqual(texts);
});

test('A column of ids does not fill the memory: the cache is cleared, and results stay the same', () => {
  let reads = 0;
  const numberAt = memoizeByCell((text) => {
    reads += 1;
    return Number(text);
  });
  const ids = Array.from({ length: 40_000 }, (_, id) => id);
  expect(ids.map((id) => numberAt(cellsOf([`${id}`]), 0))).toEqual(ids);
  expect(numberAt(cellsOf(['0']), 0)).toBe(0);
  expect(numberAt(cellsOf(['39999']), 0)).toBe(39_999);
  expect(reads).toBe(40_001);
});

test('An amount that is read from bytes equals the one that is read from text', () => {
  const anyAmount = fc.string({ unit: fc.constantFrom('0', '1', '7', '9', '.', ',', '-', ' '), maxLength: 18 });
  const form = fc.record({
    decimals: fc.constantFrom(0, 2, 3),
    decimalMark: fc.constantFrom('.' as const, ',' as const),
    isMinorUnits: fc.boolean(),
  });
  fc.assert(
    fc.property(anyAmount, form, (text, how) => {
      const amount = plainAmountAt(cellsOf(['x', text]), 1, how);
      if (amount !== undefined) expect(amount).toBe(readAmount(text, how));
    }),
    { numRuns: 2000 },
  );
  expect(plainAmountAt(cellsOf(['1250.5']), 0, { decimals: 2, decimalMark: '.', isMinorUnits: false })).toBe(125_050);
});

test('Every short amount is read from bytes as from text, or left to the text', () => {
  const SIGNS = ['0', '9', '.', ',', '-', ' '];
  let texts = [''];
  for (let length = 1; length <= 5; length += 1) {
    texts = texts.flatMap((text) => SIGNS.map((sign) => text + sign));
    for (const decimalMark of ['.', ','] as const) {
      for (const decimals of [0, 2]) {
        const form = { decimals, decimalMark, isMinorUnits: false };
        // Only digits with one mark between them are read from bytes.
        const plain = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\${decimalMark}\\d{1,2})?$`);
        const wrong = texts.filter(
          (text) => plainAmountAt(cellsOf([text]), 0, form) !== (plain.test(text) ? readAmount(text, form) : undefined),
        );
        expect(wrong).toEqual([]);
      }
    }
  }
});

test('An amount with more than fifteen digits, in minor units or after the end of its row is left to the text', () => {
  const form = { decimals: 2, decimalMark: '.', isMinorUnits: false } as const;
  const amountOf = (text: string, b: object = {}) => plainAmountAt(cellsOf(['x', text]), 1, { ...form, ...b });
  expect([amountOf('123456789012.50'), amountOf('1234567890123.50')]).toEqual([12_345_678_901_250, undefined]);
  expect(amountOf('12', { isMinorUnits: true })).toBeUndefined();
  expect(plainAmountAt({ ...cellsOf(['x', '12']), length: 1 }, 1, form)).toBeUndefined();
  expect(plainAmountAt(cellsOf(['12', '345']), 1, form)).toBe(34_500);
});

test('A time with any one character replaced is plain only if its text reads unchanged', () => {
  const times = ['2024-06-28 14:03:22', '1970-01-01 00:00:00', '2027-12-28 23:59:59', '2024-09-09 09:09:09'];
  const wrong = times.flatMap((time) =>
    Array.from(time).flatMap((_, at) =>
      Array.from('0123456789/:- T').flatMap((sign) => {
        const text = time.slice(0, at) + sign + time.slice(at + 1);
        const isRead = readTime(text, undefined, 'year first', 2027) === text;
        const isPlain = isPlainTime(sliceOf(text), 2027);
        return isPlain === (isRead && Number(text.slice(8, 10)) <= 28) ? [] : [text];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  for (const text of ['', '2024-06-28', '2024-06-28 14:03:2', '2024-06-28 14:03:22Z'])
    expect(isPlainTime(sliceOf(text), 2027)).toBe(false);
  const within = sliceOf(`x${times[0]}y`);
  expect(isPlainTime({ ...within, start: 1, end: within.end - 1 }, 2027)).toBe(true);
});

test('A time that is plain in its bytes reads unchanged and names no zone', () => {
  const part = (most: number) => fc.nat({ max: most }).map((number) => String(number).padStart(2, '0'));
  const anyTime = fc
    .tuple(fc.constantFrom('1969', '1970', '2024', '2028', '20x4'), part(14), part(32), part(25), part(61), part(61))
    .map(([year, month, date, ...clock]) => `${year}-${month}-${date} ${clock.join(':')}`);
  fc.assert(
    fc.property(anyTime, (text) => {
      if (!isPlainTime(sliceOf(text), 2027)) return;
      expect(readTime(text, undefined, 'year first', 2027)).toBe(text);
      expect(zoneInTime(text, undefined)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
  expect(isPlainTime(sliceOf('2024-06-28 14:03:22'), 2027)).toBe(true);
});

test('Portions of ASCII are passed on without a copy, but not after a part of a character', () => {
  const portions = ['\uFEFFplain', 'more of it', 'café'].map((text) => new TextEncoder().encode(text));
  const transcode = createTranscoder('utf-8');
  const texts = portions.map((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(transcode(bytes)?.bytes));
  expect(texts).toEqual(['plain', 'more of it', 'café']);
  expect(transcode(Uint8Array.of(0xc3))).toEqual({ bytes: new Uint8Array(), isDamaged: false });
  expect(transcode(Uint8Array.of(0x61, 0x62))).toEqual({ bytes: Uint8Array.of(0xc3, 0x61, 0x62), isDamaged: true });
});

test('Slices are ordered by their bytes, a shorter one before a longer one with the same start', () => {
  const orderOf = (a: string, b: string) => Math.sign(compareSlices(sliceOf(a), sliceOf(b)));
  expect([orderOf('a', 'b'), orderOf('b', 'a'), orderOf('ab', 'ab')]).toEqual([-1, 1, 0]);
  expect([orderOf('ab', 'abc'), orderOf('abc', 'ab'), orderOf('b', 'abc'), orderOf('', 'a')]).toEqual([-1, 1, 1, -1]);
  // Bytes after a slice do not belong to it.
  const bytes = Uint8Array.from([1, 9, 1, 0]);
  expect(compareSlices({ bytes, start: 0, end: 1 }, { bytes, start: 2, end: 4 })).toBeLessThan(0);
  const others = Uint8Array.from([5, 7, 5, 8]);
  const [a, b] = [
    { bytes: others, start: 0, end: 2 },
    { bytes: others, start: 2, end: 4 },
  ];
  expect([compareSlices(a, b), compareSlices(b, a)]).toEqual([-1, 1]);
  const short = { bytes: Uint8Array.from([9, 1, 5]), start: 1, end: 2 };
  const long = { bytes: Uint8Array.from([9, 1, 0]), start: 1, end: 3 };
  expect([compareSlices(short, long), compareSlices(long, short)]).toEqual([-1, 1]);
});
