import { setTimeout as wait } from 'node:timers/promises';
import { createIssuedLines } from '@/domain/statements/issuedLines';
import type { PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import {
  statementKey,
  type EngineStatement,
  type EngineStatements,
  type WantedStatement,
} from '../../judging/wantedStatements';
import { refused } from '../../problems';

/** In statements that are read at the same time. */
const CONCURRENT = 4;

/** In milliseconds, and how often: payments of a request of a program arrive in a few seconds. */
const PAUSE = 100;
const MOST_PAUSES = 100;

/**
 * Reads statements for their issue. Undefined if payments arrive meanwhile, because the workspace does not have them yet.
 * `areArriving` says whether the engine may have payments that the workspace lacks; throws the problem `unavailable` if that does
 * not end.
 */
export async function readStatements(
  { engine, snapshot }: { engine: PaymentEngine; snapshot: Snapshot },
  wanted: readonly WantedStatement[],
  areArriving: () => Promise<boolean>,
): Promise<EngineStatements | undefined> {
  const read = new Map<string, EngineStatement>();
  if (wanted.length === 0) return read;
  for (let pauses = 0; await areArriving(); pauses += 1) {
    if (pauses === MOST_PAUSES)
      throw refused(
        'unavailable',
        'Payments that a program has sent are not in the payment engine yet. Try again later.',
      );
    await wait(PAUSE);
  }
  for (let at = 0; at < wanted.length; at += CONCURRENT) {
    const some = wanted.slice(at, at + CONCURRENT);
    const statements = await Promise.all(some.map(async (issue) => readStatement(engine, snapshot, issue)));
    for (const [index, issue] of some.entries()) {
      const statement = statements[index];
      if (!statement) return undefined;
      read.set(statementKey(issue), statement);
    }
  }
  return (await areArriving()) ? undefined : read;
}

/** Undefined if the lines do not have the sum and the number of the figures, because payments arrived between them. */
async function readStatement(
  engine: PaymentEngine,
  snapshot: Snapshot,
  { partyId, start, end }: WantedStatement,
): Promise<EngineStatement | undefined> {
  let lines: ReturnType<typeof createIssuedLines> | undefined;
  let figures = { opening: 0, closing: 0, length: 0 };
  for await (const { lines: portion, ...all } of engine.statementLines(snapshot, { partyId, span: { start, end } })) {
    figures = all;
    lines ??= createIssuedLines(partyId, all.opening);
    for (const line of portion) lines.add(line);
  }
  if (!lines) return undefined;
  const { opening, closing, length } = figures;
  const { issued, balance } = lines.finish();
  return issued.lines === length && balance === closing ? { opening, closing, ...issued } : undefined;
}
