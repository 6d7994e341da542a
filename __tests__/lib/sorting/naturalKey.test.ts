import fc from 'fast-check';
import { naturalKey } from '@/lib/sorting/naturalKey';
import { compareTexts } from '@/lib/sorting/orderRows';

const sign = (number: number) => Math.sign(number);
const compareKeys = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

test('The bytes of keys are in the natural order of ids', () => {
  const ids = [
    'TR1-10',
    'tr1-2',
    'TR01-3',
    'TR1_3',
    'TR1-3a',
    'TR-1',
    'ch_3N',
    'ch_12',
    '7',
    '0012',
    'A b',
    'A-b',
    'AB',
  ];
  expect([...ids].sort((a, b) => compareKeys(naturalKey(a), naturalKey(b)))).toEqual([...ids].sort(compareTexts));
});

test('Keys of any two ids of ASCII characters compare as natural order does', () => {
  const part = fc.oneof(
    fc.stringMatching(/^[A-Za-z]{0,3}$/),
    fc.constantFrom('-', '_', ' ', '.', '/', ':', '#', '$', '+', '<', '|', '~', '^', '`'),
    fc.nat(12).map(String),
    fc.constantFrom('00', '007', '99999999999999999999', '100000000000000000000'),
  );
  const id = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(sign(compareKeys(naturalKey(a), naturalKey(b)))).toBe(sign(compareTexts(a, b)));
    }),
    { numRuns: 3_000 },
  );
});

test('Case and accents make no difference to a key', () => {
  expect(naturalKey('Caf\u00E9-1')).toBe(naturalKey('cafe-01'));
});

test('A key has numbers by their value next to letters of any language, and these come after ASCII by their codes', () => {
  const inOrder = ['\u00E92', '\u00E910', '\u00E9100', 'zz', '\u03B12', '\u03B110', '\u03B2', '\u{1F600}'];
  expect(inOrder.map(naturalKey).sort(compareKeys)).toEqual(inOrder.map(naturalKey));
  expect(new Set(inOrder.map(naturalKey)).size).toBe(inOrder.length);
  expect([naturalKey('\u03B1007'), naturalKey('\u00C9-0')]).toEqual([naturalKey('\u0391\u03017'), naturalKey('e-000')]);
});

test('Of numbers with a hundred digits the longer one is larger', () => {
  const lengths = [1, 9, 10, 98, 99, 100, 101, 199, 200, 201];
  const keys = lengths.map((length) => naturalKey('1'.repeat(length)));
  expect(keys.toSorted(compareKeys)).toEqual(keys);
  expect(new Set(keys).size).toBe(lengths.length);
});
