import type { Hono } from 'hono';
import { askEngineSchema, isStreamed } from '@/protocol/engine';
import type { EngineLine } from '@/protocol/engineAnswers';
import { refused } from '../../problems';
import { problemOf } from '../answers';
import { readBody } from '../bodies';
import { type Env, readerOf, type RequestContext, requirePerson, type Services } from '../context';
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
    const asked = request.question;
    if (isStreamed(asked)) {
      const portions = async () =>
        engine.stream(readerOf(person), id, { ...request, question: asked }, question.signal);
      const lines = linesOf(portions, over);
      return context.body(streamOf(lines, question.abort), 200, { 'Content-Type': 'application/x-ndjson' });
    }
    try {
      const answer = await engine.ask(readerOf(person), id, { ...request, question: asked }, question.signal);
      return context.json({ answer });
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

/** The lines of an export: its portions, and how it ended. */
async function* linesOf(
  portions: () => Promise<AsyncIterable<object>>,
  over: () => void,
): AsyncGenerator<EngineLine | object> {
  try {
    yield* await portions();
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
