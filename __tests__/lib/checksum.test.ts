import fc from 'fast-check';
import { checksum } from '@/lib/checksum';

test('The checksum is the standard CRC-32', () => {
  // The check value of the standard is for the bytes "123456789". Here each pair of bytes is one unit of the text.
  const units = [0x3231, 0x3433, 0x3635, 0x3837];
  expect(checksum('')).toBe('00000000');
  // CRC-32 of the eight bytes "12345678".
  expect(checksum(String.fromCharCode(...units))).toBe('9ae0daaf');
});

test('Any changed character changes the checksum', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 0xffff }), (text, index, change) => {
      const at = index % text.length;
      const changed = String.fromCharCode(text.charCodeAt(at) ^ change);
      expect(checksum(text.slice(0, at) + changed + text.slice(at + 1))).not.toBe(checksum(text));
    }),
    { numRuns: 1_000 },
  );
});
