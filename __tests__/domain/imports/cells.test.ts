import fc from 'fast-check';
import { createByteTexts } from '@/data/dataSets/columns/byteTexts';
import { createTexts } from '@/data/dataSets/columns/texts';
import { createTranscoder } from '@/data/reading/decoding';
import { cellsOf, sliceOf, textOfSlice, textsOf } from '@/domain/imports/cells/cells';
import { plainAmountAt, readAmount } from '@/domain/imports/readAmount';
import { isPlainTime, readTime, zoneInTime } from '@/domain/imports/readTime';
import { rememberedCells } from '@/domain/imports/cells/rememberedCells';

const unit = fc.constantFrom('a', 'é', '7', ' ', '日', '😀', '');
const anyTexts = fc.array(fc.string({ unit, maxLength: 6 }), { maxLength: 12 });

test('Texts stay what they are as the cells of a record, as slices, and gathered as bytes', () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      expect(textsOf(cellsOf(texts))).toEqual(texts);
      expect(texts.map((text) => textOfSlice(sliceOf(text)))).toEqual(texts);
      const [asBytes, asTexts] = [createByteTexts(1), createTexts()];
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

test('What a cell came to is remembered by its bytes, and the text that repeats is read once', () => {
  const read: string[] = [];
  const lengthAt = rememberedCells((text) => {
    read.push(text);
    return text.length;
  });
  for (let row = 0; row < 3; row += 1)
    for (const text of ['a', 'é', '', 'long enough', '😀']) expect(lengthAt(cellsOf(['x', text]), 1)).toBe(text.length);
  expect(lengthAt(cellsOf(['x']), undefined)).toBe(0);
  expect(lengthAt(cellsOf(['x']), 5)).toBe(0);
  expect(read).toEqual(['a', 'é', '', 'long enough', '😀']);
});

test('Of a column of ids the memory is not filled: it starts again, and reads the same', () => {
  let reads = 0;
  const numberAt = rememberedCells((text) => {
    reads += 1;
    return Number(text);
  });
  const ids = Array.from({ length: 40_000 }, (_, id) => id);
  expect(ids.map((id) => numberAt(cellsOf([`${id}`]), 0))).toEqual(ids);
  expect(numberAt(cellsOf(['0']), 0)).toBe(0);
  expect(numberAt(cellsOf(['39999']), 0)).toBe(39_999);
  expect(reads).toBe(40_001);
});

test('An amount that is read from its bytes is the one that is read from its text', () => {
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

test('A time that is plain in its bytes is read as it is, and names no zone', () => {
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

test('Portions of ASCII are handed on as they are, but not behind a part of a character', () => {
  const portions = ['\uFEFFplain', 'more of it', 'café'].map((text) => new TextEncoder().encode(text));
  const transcode = createTranscoder('utf-8');
  const texts = portions.map((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(transcode(bytes)));
  expect(texts).toEqual(['plain', 'more of it', 'café']);
  expect(transcode(Uint8Array.of(0xc3))).toEqual(new Uint8Array());
  expect(transcode(Uint8Array.of(0x61, 0x62))).toBeUndefined();
});
