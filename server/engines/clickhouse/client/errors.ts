import { EngineUnavailable, QuestionTooLarge } from '@/backend/paymentEngine';

/** The codes of ClickHouse for a limit of rows, bytes, time or memory. */
const TOO_LARGE = new Set([158, 159, 160, 241, 307, 396]);
/** Too many questions at the same time, an unreachable shard, no connection, a table that is missing, and an ended question. */
const UNAVAILABLE = new Set([60, 81, 202, 209, 210, 279, 394]);

/** The error of an answer with another status than 200. Its text is for operators of the server, not for the page. */
export function errorOfAnswer(text: string): Error {
  const code = Number(/^Code: (\d+)/.exec(text)?.[1] ?? 0);
  const cause = new Error(text.slice(0, 1_000));
  if (TOO_LARGE.has(code))
    return new QuestionTooLarge('The answer would take too long. Choose fewer days, or search for something rarer.', {
      cause,
    });
  if (UNAVAILABLE.has(code)) return new EngineUnavailable('The payment engine is not available.', { cause });
  return new Error(`ClickHouse refused a question (code ${code}).`, { cause });
}

/** The error of a connection that failed. An aborted one has the reason of its signal. */
export function errorOfConnection(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  return new EngineUnavailable('The payment engine does not answer.', { cause: error });
}
