import fc from 'fast-check';
import { createHash, linesOfText, textOfLine } from '@/domain/statements/lineHash';
import type { StatementLine } from '@/domain/statements/statementLines';

const hashOf = (...texts: string[]) => {
  const hash = createHash();
  for (const text of texts) hash.add(text);
  return hash.digest();
};

const cents = fc.integer({ min: -500_000, max: 500_000 });
const line: fc.Arbitrary<StatementLine> = fc.record({
  kind: fc.constantFrom('correction', 'payment', 'refund', 'payout'),
  time: fc.constantFrom('', '2024-06-10', '2024-06-10 10:00:00'),
  paymentId: fc.constantFrom('', 'TR20240610-001', 'pay\tment', '\n'),
  note: fc.oneof(fc.string(), fc.constantFrom('\t', '\n\n', 'June\tadvance', 'June\nadvance', 'two\t\nblanks')),
  gross: cents,
  fees: fc.record({ processor: cents, partner: cents, platform: cents }),
  net: cents,
});

test('The hash of the same lines never changes: 16 digits, independent of the parts in which it is computed', () => {
  expect(hashOf('MER454\t0\n')).toBe('0b12fe0e04e3faac');
  expect(hashOf('MER001\t0\n', 'payment\t2024-06-10 10:00:00\n')).toBe('63e89153e2277647');
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(hashOf(a, b)).toBe(hashOf(a + b));
      expect(hashOf(a, b)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});

test('The stored lines of a statement are those of its issue, with spaces for tabs and line breaks', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const blank = (text: string) => text.replaceAll('\t', ' ').replaceAll('\n', ' ');
      expect(linesOfText(lines.map(textOfLine).join(''))).toEqual(
        lines.map((statementLine) => ({
          ...statementLine,
          paymentId: blank(statementLine.paymentId),
          note: blank(statementLine.note),
        })),
      );
    }),
  );
});

test('A stored line that is cut short is read with empty texts and zero amounts', () => {
  const fees = { processor: 0, partner: 0, platform: 0 };
  expect(linesOfText('payout\n')).toEqual([
    { kind: 'payout', time: '', paymentId: '', note: '', gross: 0, fees, net: 0 },
  ]);
});
