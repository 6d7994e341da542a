import type { PageAnswer, PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import type { KnownPayment } from '@/domain/payments/knownPayment';
import { messageOf } from '@/lib/objects';
import { engineEvents } from '@/slices/engineSlice';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { AppStore } from '@/store/store';
import type { EngineAsk } from './engineAsk';
import { selectQuestions } from './questions';

/** In milliseconds: a question with a typed text waits for the next letter. */
const CALM = 200;

type Running = { key: string; stop: AbortController };

/**
 * Asks the engine what the open screen shows, whenever that changes: another page or filter, or something recorded by
 * anybody. A newer question of the same slot cancels the older one, and so does leaving the screen.
 */
export function askQuestions(
  store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  engine: PaymentEngine,
): void {
  const running = new Map<string, Running>();
  /** The text with which each slot was asked last. */
  const typedLast = new Map<string, string | undefined>();
  let seen: readonly unknown[] = [];

  function follow(): void {
    const state = store.getState();
    const dataSet = selectDataSetHash(state);
    const { seq = 0, slots } = state.engine ?? {};
    const questions = selectQuestions(state);
    const now = [questions, seq, slots];
    if (dataSet === undefined || !slots || now.every((part, index) => part === seen[index])) return;
    seen = now;
    const wanted = new Set<string>(questions.map(({ slot }) => slot));
    for (const [slot, { asked }] of Object.entries(slots)) if (asked !== '' && !wanted.has(slot)) leave(slot);
    for (const question of questions) {
      const { slot, about, isOfLog } = question;
      const key = JSON.stringify([about, dataSet, isOfLog ? seq : null]);
      const { asked, answer, isRunning } = slots[slot] ?? {};
      const isAnswered = answer?.to === key && isRunning === false;
      if (running.get(slot)?.key !== key && asked !== key && !isAnswered) void ask(question, key, { dataSet, seq });
    }
  }

  function leave(slot: string): void {
    running.get(slot)?.stop.abort();
    running.delete(slot);
    store.dispatch(engineEvents.questionLeft(slot));
  }

  async function ask(question: EngineAsk, key: string, snapshot: Snapshot): Promise<void> {
    const { slot, typed } = question;
    running.get(slot)?.stop.abort();
    const stop = new AbortController();
    const { signal } = stop;
    running.set(slot, { key, stop });
    const isTyping = typedLast.has(slot) && typedLast.get(slot) !== typed;
    typedLast.set(slot, typed);
    store.dispatch(engineEvents.questionAsked({ slot, question: key }));
    try {
      if (isTyping) await new Promise((resolve) => setTimeout(resolve, CALM));
      // A newer question may have canceled this one.
      signal.throwIfAborted();
      const value = await question.ask(engine, snapshot, signal);
      if (signal.aborted) return;
      running.delete(slot);
      takeAnswer(question, key, value);
    } catch (error) {
      if (signal.aborted) return;
      running.delete(slot);
      store.dispatch(engineEvents.questionFailed({ slot, question: key, problem: messageOf(error) }));
    }
  }

  function takeAnswer({ slot, nextPage, paymentId }: EngineAsk, key: string, value: unknown): void {
    if (paymentId !== undefined) {
      // The question of a payment is answered with it.
      store.dispatch(engineEvents.paymentLearned({ id: paymentId, payment: value as KnownPayment | null }));
      return;
    }
    const next = nextPage === undefined ? undefined : (value as PageAnswer).next;
    const cursor = nextPage === undefined || next === undefined ? undefined : { page: nextPage, value: next };
    store.dispatch(engineEvents.questionAnswered({ slot, question: key, value, cursor }));
  }

  follow();
  store.subscribe(follow);
}
