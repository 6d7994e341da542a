import { areWithdrawable, judgeStatement, type IssuedStatement } from '@/domain/statements/issued';
import { textOfLine } from '@/domain/statements/lineHash';
import { createIssuedLines, MOST_STORED_LINES } from '@/domain/statements/issuedLines';
import { paymentLine } from '@/domain/statements/statementLines';
import { buildTransaction } from '../../helpers/builders';
import { issue, sourceOf } from '../../helpers/domain/statements';

const source = sourceOf({ transactions: [buildTransaction({ amount: 10_000, merchantId: 'MER001' })] });
const issued = (id: string, partyId: string, start: string, end: string): IssuedStatement => ({
  ...issue(source, partyId, { start, end }, '2024-08-01 09:00:00'),
  id,
});

test('A statement can be withdrawn with all later ones of its party, and not without them', () => {
  const all = [
    issued('M-MAY', 'MER001', '2024-05-01', '2024-05-31'),
    issued('M-JUNE', 'MER001', '2024-06-01', '2024-06-30'),
    issued('M-JULY', 'MER001', '2024-07-01', '2024-07-31'),
    issued('P-MAY', 'platform', '2024-05-01', '2024-05-31'),
  ];
  const may = (...numbers: string[]) => areWithdrawable(all, numbers);
  for (const numbers of [['M-JULY'], ['M-JUNE', 'M-JULY'], ['M-MAY', 'M-JULY', 'M-JUNE'], ['P-MAY']])
    expect([numbers, may(...numbers)]).toEqual([numbers, true]);
  for (const numbers of [['M-JUNE'], ['M-MAY', 'M-JUNE'], ['M-MAY', 'M-JULY'], ['P-MAY', 'M-MAY']])
    expect([numbers, may(...numbers)]).toEqual([numbers, false]);
  expect(may()).toBe(true);
});

test('A statement is refused for days that are issued or in the wrong order, and before a newer one of its party', () => {
  const issuedDays = [{ start: '2024-06-11', end: '2024-06-20' }];
  const judged = (start: string, end: string) => judgeStatement({ start, end }, issuedDays);
  for (const [start, end] of [
    ['2024-06-20', '2024-06-30'],
    ['2024-06-01', '2024-06-11'],
    ['2024-06-30', '2024-06-21'],
  ] as const)
    expect(judged(start, end)).toEqual({ allowed: false, refusal: { kind: 'daysIssued' } });
  expect(judged('2024-06-01', '2024-06-10')).toEqual({ allowed: false, refusal: { kind: 'laterStatementIssued' } });
  expect(judged('2024-06-21', '2024-06-21')).toEqual({ allowed: true });
});

test('The lines of an issued statement are stored up to 5,000, and their number, hash and balance always', () => {
  expect(MOST_STORED_LINES).toBe(5_000);
  const line = paymentLine(source.table, 0, 'MER001');
  const hashes = [1, 5_000, 5_001].map((count) => {
    const lines = createIssuedLines('MER001', 500);
    for (let at = 0; at < count; at += 1) lines.add(line);
    const { issued: stored, balance } = lines.finish();
    expect([stored.lines, balance]).toEqual([count, 500 + count * 9_000]);
    expect(stored.paper).toBe(count <= 5_000 ? textOfLine(line).repeat(count) : undefined);
    return stored.hash;
  });
  expect(new Set(hashes).size).toBe(3);
});
