import fc from 'fast-check';
import { digitsOf } from '@/lib/searching/digits';
import { prepareSearchColumn, termOf } from '@/lib/searching/searchColumns';
import { finish } from '@/lib/resumable';

test('A row has exactly the digits of all its texts', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789/:aİ٣\u0011')) });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), (data) => {
      const texts = [0, 1].map((column) => prepareSearchColumn(data.length, (row) => [data[row]![column]!]));
      const digits = finish(digitsOf(data.length, texts));
      data.forEach((rowText, row) => {
        expect(termOf(digits, row)).toBe(
          Array.from('0123456789', (digit) => (rowText.join().includes(digit) ? digit : '')).join(''),
        );
      });
    }),
  );
});
