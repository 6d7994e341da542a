import type { PaymentEngine, StatementPortion } from '@/backend/paymentEngine';
import { computeStatement, issuedLinesOf } from '@/domain/statements/statements';
import { textOfLine } from '@/domain/statements/lineHash';
import { createIssuedLines, MOST_STORED_LINES } from '@/domain/statements/issuedLines';
import type { StatementLine } from '@/domain/statements/statementLines';
import { finish } from '@/lib/resumable';
import { selectStatementSource } from '@/selectors/statements/statementSources';
import { setupStore } from '@/store/store';
import { readStatements } from '../../../server/engines/service/issuing';

const WANTED = { partyId: 'MER001', start: '2024-06-01', end: '2024-06-30' };
const SNAPSHOT = { dataSet: 'rows', seq: 3 };
const FEES = { processor: 0, partner: 0, platform: 0 };
const line = (net: number): StatementLine => ({
  kind: 'payment',
  time: '2024-06-01',
  paymentId: 'P1',
  note: '',
  gross: net,
  fees: FEES,
  net,
});

const engineWith = (portions: readonly StatementPortion[]): PaymentEngine =>
  ({
    statementLines: async function* () {
      yield* await Promise.resolve(portions);
    },
  }) as unknown as PaymentEngine;

const figures = { opening: 10, closing: 40, length: 2 };
const portions = [
  { ...figures, lines: [line(10)] },
  { ...figures, lines: [line(20)] },
];
const still = () => Promise.resolve(false);

test('Lines that are added one after the other have the hash and the paper of the whole statement', () => {
  const source = selectStatementSource(setupStore().getState());
  const statement = computeStatement(source, 'MER001', { start: '2024-01-01', end: '2024-06-30' });
  const lines = createIssuedLines('MER001', statement.opening);
  for (let at = 0; at < statement.length; at += 1) lines.add(statement.lineAt(at));
  expect(statement.length).toBeGreaterThan(1);
  expect(lines.finish()).toEqual({
    issued: { ...finish(issuedLinesOf(statement)), lines: statement.length },
    balance: statement.closing,
  });
});

test.each([MOST_STORED_LINES, MOST_STORED_LINES + 1])('Of %d lines, only so many are stored', (length) => {
  const lines = createIssuedLines('MER001', 0);
  for (let at = 0; at < length; at += 1) lines.add(line(1));
  const { issued, balance } = lines.finish();
  expect(balance).toBe(length);
  expect(issued.paper).toBe(length > 5_000 ? undefined : textOfLine(line(1)).repeat(length));
});

test('A statement is read if its lines have the sum of its figures', async () => {
  const read = await readStatements({ engine: engineWith(portions), snapshot: SNAPSHOT }, [WANTED], still);
  expect([...read!.values()]).toMatchObject([
    { opening: 10, closing: 40, lines: 2, hash: expect.any(String) as string },
  ]);
});

test.each([
  ['of another sum', [{ ...figures, lines: [line(10), line(21)] }]],
  ['of another number', [{ ...figures, lines: [line(30)] }]],
  ['that are missing', []],
])('Nothing is issued with lines %s, because payments arrived while they were read', async (_name, wrong) => {
  const opened = { engine: engineWith(wrong), snapshot: SNAPSHOT };
  expect(await readStatements(opened, [WANTED], still)).toBeUndefined();
});

test('Nothing is issued while payments arrive, before and after the lines are read', async () => {
  const answers = [true, false, true];
  const opened = { engine: engineWith(portions), snapshot: SNAPSHOT };
  expect(await readStatements(opened, [WANTED], () => Promise.resolve(answers.shift()!))).toBeUndefined();
  expect(answers).toEqual([]);
});
