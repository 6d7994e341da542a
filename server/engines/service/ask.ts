import {
  EngineUnavailable,
  QuestionTooLarge,
  WrongQuestion,
  type PaymentEngine,
  type Snapshot,
} from '@/backend/paymentEngine';
import type { AnsweredQuestion } from '@/protocol/engine';
import { refused } from '../../problems';

/** Asks an engine. Throws the problem `unavailable`, `too-large` or `malformed`. */
export async function askEngine(
  engine: PaymentEngine,
  snapshot: Snapshot,
  question: AnsweredQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await answerOf(engine, snapshot, question, signal);
  } catch (error) {
    throw explainEngine(error);
  }
}

async function answerOf(engine: PaymentEngine, snapshot: Snapshot, question: AnsweredQuestion, signal: AbortSignal) {
  switch (question.kind) {
    case 'page':
      return engine.page(snapshot, question, signal);
    case 'totals':
      return engine.totals(snapshot, question.filter, signal);
    case 'payment':
      // JSON has no undefined.
      return (await engine.payment(snapshot, question.id, signal)) ?? null;
    case 'neighbors':
      return engine.neighbors(snapshot, question, signal);
    case 'volume':
      return engine.volume(snapshot, signal);
    case 'merchants':
      return engine.merchants(snapshot, signal);
    case 'balances':
      return engine.balances(snapshot, question.span, signal);
    case 'statement':
      return engine.statement(snapshot, question, signal);
    case 'feeCheck':
      return engine.feeCheck(snapshot, signal);
    default:
      return question satisfies never;
  }
}

/** The problem for what an engine throws. Other errors stay as they are. */
export function explainEngine(error: unknown): unknown {
  if (error instanceof QuestionTooLarge) return refused('too-large', error.message);
  if (error instanceof WrongQuestion) return refused('malformed', error.message);
  if (error instanceof EngineUnavailable) return refused('unavailable', `${error.message} Try again in a moment.`);
  return error;
}

export function throwExplained(error: unknown): never {
  throw explainEngine(error);
}
