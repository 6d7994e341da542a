import * as v from 'valibot';
import {
  EngineUnavailable,
  QuestionTooLarge,
  type ListedPayment,
  type PaymentEngine,
  type Snapshot,
} from '@/backend/paymentEngine';
import { messageOf, parseJson } from '@/lib/objects';
import {
  isStreamed,
  type AnsweredQuestion,
  type AskEngine,
  type EngineQuestion,
  type StreamedQuestion,
} from '@/protocol/engine';
import { engineAnswerSchema, engineLineSchema } from '@/protocol/engineAnswers';
import { LineCut, send, ServerProblem } from './http';

/** What the server answers to a kind of question. Its schema has checked the shape, not each word of the domain. */
type Answer<Kind extends AnsweredQuestion['kind']> = Awaited<ReturnType<PaymentEngine[Kind]>>;

/** The names under which a newer question replaces an older one. Tabs of one person do not replace each other's. */
function listOf(tab: string, question: EngineQuestion): string {
  switch (question.kind) {
    case 'page':
    case 'statement':
      return `${tab} ${question.kind} ${question.size}`;
    case 'totals':
      return `${tab} totals ${question.filter.range?.start ?? ''} ${question.filter.range?.end ?? ''}`;
    case 'payment':
      return `${tab} ${question.id}`.slice(0, 100);
    case 'balances':
    case 'statementLines':
      return `${tab} ${question.kind} ${question.span.start} ${question.span.end}`;
    case 'neighbors':
    case 'rows':
    case 'volume':
    case 'merchants':
    case 'feeCheck':
      return `${tab} ${question.kind}`;
    default:
      return question satisfies never;
  }
}

/** The error of the port for an error of the line or of the server. */
function explain(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof ServerProblem && error.isOfKind('too-large')) return new QuestionTooLarge(error.message);
  if (error instanceof LineCut || error instanceof ServerProblem) return new EngineUnavailable(error.message);
  return error;
}

/** The engine of a workspace behind the server of a team. */
export function createRemoteEngine(workspace: string, tab: string = crypto.randomUUID().slice(0, 8)): PaymentEngine {
  const path = `/api/workspaces/${encodeURIComponent(workspace)}/questions`;
  const request = ({ dataSet, seq }: Snapshot, question: EngineQuestion, signal?: AbortSignal) => {
    const json: AskEngine = { dataSet, seq, list: listOf(tab, question), question };
    return send('POST', path, { json, isLong: isStreamed(question), isForEngine: true }, signal);
  };

  async function ask<Kind extends AnsweredQuestion['kind']>(
    snapshot: Snapshot,
    question: AnsweredQuestion & { kind: Kind },
    signal?: AbortSignal,
  ): Promise<Answer<Kind>> {
    try {
      const response = await request(snapshot, question, signal);
      const answer = v.parse(engineAnswerSchema(question.kind), parseJson(await response.text()));
      return (answer as { answer: unknown }).answer as Answer<Kind>;
    } catch (error) {
      const isOlder = error instanceof v.ValiError;
      throw isOlder ? new EngineUnavailable(UNKNOWN_FORM) : explain(error, signal);
    }
  }

  /** The lines of a streamed answer until its end. */
  async function* stream(snapshot: Snapshot, question: StreamedQuestion, signal?: AbortSignal) {
    try {
      const response = await request(snapshot, question, signal);
      for await (const line of linesOf(response)) {
        const read = v.parse(engineLineSchema, parseJson(line));
        if ('end' in read) return;
        if ('problem' in read) throw new EngineUnavailable(read.problem.detail);
        yield read;
      }
    } catch (error) {
      throw explain(error, signal);
    }
    throw new EngineUnavailable(CUT_OFF);
  }

  return {
    page: (snapshot, question, signal) => ask(snapshot, { ...question, kind: 'page' }, signal),
    totals: (snapshot, filter, signal) => ask(snapshot, { kind: 'totals', filter }, signal),
    payment: async (snapshot, id, signal) => (await ask(snapshot, { kind: 'payment', id }, signal)) ?? undefined,
    neighbors: (snapshot, question, signal) => ask(snapshot, { ...question, kind: 'neighbors' }, signal),
    async *rows(snapshot, question, signal) {
      for await (const read of stream(snapshot, { ...question, kind: 'rows' }, signal))
        // The schema has checked the shape.
        if ('rows' in read) yield read.rows as unknown as readonly ListedPayment[];
    },
    volume: (snapshot, signal) => ask(snapshot, { kind: 'volume' }, signal),
    merchants: (snapshot, signal) => ask(snapshot, { kind: 'merchants' }, signal),
    balances: (snapshot, span, signal) => ask(snapshot, { kind: 'balances', span }, signal),
    statement: (snapshot, question, signal) => ask(snapshot, { ...question, kind: 'statement' }, signal),
    async *statementLines(snapshot, question, signal) {
      for await (const read of stream(snapshot, { ...question, kind: 'statementLines' }, signal))
        if ('portion' in read) yield read.portion;
    },
    feeCheck: (snapshot, signal) => ask(snapshot, { kind: 'feeCheck' }, signal),
    close: () => Promise.resolve(),
  };
}

const UNKNOWN_FORM = 'The server answered in a form that this page does not know. Reload the page.';
const CUT_OFF = 'The answer was cut off. Try again.';

/** The lines of an answer, as they arrive. */
async function* linesOf(response: Response): AsyncIterable<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      const lines = (rest + read.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
    }
  } catch (error) {
    throw new EngineUnavailable(messageOf(error));
  } finally {
    // An export that is left stops the answer.
    await reader?.cancel().catch(() => undefined);
  }
  if (rest !== '') yield rest;
}
