import type { Hono } from 'hono';
import { askEngineSchema, type AskEngine } from '@/protocol/engine';
import type { EngineLine } from '@/protocol/engineAnswers';
import type { Actor, EngineStore } from '../core';
import { refused } from '../problems';
import { problemOf } from './answers';
import { readBody } from './bodies';
import { type Env, readerOf, type RequestContext, requirePerson, type Services } from './context';
import { requireEngine } from './engine';

/** What ClickHouse answers at the same time, of all people. */
const MOST_RUNNING = 32;

/** `POST /api/workspaces/:id/questions`: questions about payments in the engine. Everybody in the team reads. */
export function addQuestions(app: Hono<Env>, services: Services): void {
  const running = createRunning();

  app.post('/api/workspaces/:id/questions', async (context) => {
    const person = await requirePerson(context, services);
    services.writes.take(person.user.id);
    const engine = requireEngine(services);
    const request = await readBody(context, askEngineSchema);
    const id = context.req.param('id');
    const question = running.begin(`${person.user.id} ${id} ${request.list}`);
    const end = endWith(context, question.abort);
    const ended = services.metrics.questions.startTimer({ kind: request.question.kind });
    const over = () => {
      end();
      question.end();
      ended();
    };
    if (request.question.kind === 'rows') {
      const lines = linesOf(engine, readerOf(person), id, request, question.signal, over);
      return context.body(streamOf(lines, question.abort), 200, { 'Content-Type': 'application/x-ndjson' });
    }
    try {
      const asked = { ...request, question: request.question };
      return context.json({ answer: await engine.ask(readerOf(person), id, asked, question.signal) });
    } finally {
      over();
    }
  });
}

/** The questions that run, one for each list of a person. */
function createRunning() {
  const running = new Map<string, AbortController>();
  return {
    begin(key: string) {
      running.get(key)?.abort(refused('replaced', 'A newer question replaced this one.'));
      if (running.size >= MOST_RUNNING && !running.has(key))
        throw refused('unavailable', 'The payment engine answers many questions at the moment. Try again.');
      const controller = new AbortController();
      running.set(key, controller);
      return {
        signal: controller.signal,
        abort: () => controller.abort(refused('unavailable', 'Nobody waits for this answer.')),
        end: () => {
          if (running.get(key) === controller) running.delete(key);
        },
      };
    },
  };
}

/** Calls back if the client leaves before the answer is complete, until the returned function is called. */
function endWith({ env }: RequestContext, onLeft: () => void): () => void {
  const { outgoing } = env;
  const notice = () => {
    if (!outgoing.writableFinished) onLeft();
  };
  outgoing.once('close', notice);
  return () => outgoing.off('close', notice);
}

/** The lines of an export: portions of rows, and how it ended. */
async function* linesOf(
  engine: EngineStore,
  actor: Actor,
  id: string,
  { question, ...request }: AskEngine,
  signal: AbortSignal,
  over: () => void,
): AsyncGenerator<EngineLine | { rows: readonly unknown[] }> {
  try {
    if (question.kind !== 'rows') throw new RangeError('Only rows are a stream');
    for await (const rows of await engine.rows(actor, id, { ...request, question }, signal)) yield { rows };
    yield { end: true };
  } catch (error) {
    // The status was sent already.
    yield { problem: problemOf(error).problem };
  } finally {
    over();
  }
}

function streamOf(lines: AsyncGenerator<object>, onCancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await lines.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    async cancel() {
      onCancel();
      await lines.return(undefined);
    },
  });
}
