import type { Cents } from '@/domain/money/money';
import type { IssuedStatement } from './issued';
import { createHash, textOfLine } from './lineHash';
import type { PartyId } from './parties';
import type { StatementLine } from './statementLines';

/** Up to this many lines are stored with an issued statement. */
export const MOST_STORED_LINES = 5_000;

/** The parts of an issued statement that follow from its lines: their number, their hash, and the lines if there are few. */
export type IssuedLines = Pick<IssuedStatement, 'lines' | 'hash'> & { paper?: string };

/**
 * Adds the lines of a statement one after the other, in their order, so that no more than those to store are in memory.
 * `balance` is that after the last line, in cents.
 */
export function createIssuedLines(partyId: PartyId, opening: Cents) {
  const hash = createHash();
  hash.add(`${partyId}\t${opening}\n`);
  let paper = '';
  let [count, balance] = [0, opening];
  return {
    add(line: StatementLine): void {
      const text = textOfLine(line);
      hash.add(text);
      count += 1;
      balance += line.net;
      paper = count > MOST_STORED_LINES ? '' : paper + text;
    },
    finish: (): { issued: IssuedLines; balance: Cents } => ({
      issued: { lines: count, hash: hash.digest(), ...(count <= MOST_STORED_LINES && { paper }) },
      balance,
    }),
  };
}
