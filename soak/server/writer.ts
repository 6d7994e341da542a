import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LogHead } from '@/backend/entryLog';
import type { TeamChange } from '@/protocol/entries';
import { refund } from '../../__tests__/server/proposing';
import type { Random } from '../random';
import { isStored, propose, type Answer, type Member } from './team';

/** What the server acknowledged to a person, by id. */
type Acknowledged = Map<string, { amount: number; isWithdrawn: boolean }>;

/** In milliseconds: an answer that takes longer never comes. */
const LONGEST_ANSWER = 60_000;

/**
 * A person who records small refunds and withdraws some of them. Each request is sent again, with the same key, until it is
 * answered.
 */
export function createWriter(
  member: Member,
  workspace: string,
  { random, payments }: { random: Random; payments: number },
) {
  const acknowledged: Acknowledged = new Map();
  const keys = new Set<string>();
  const problems: string[] = [];
  const delays: number[] = [];
  const counts = { lost: 0, repeated: 0, busy: 0 };
  let seen: LogHead = { seq: 0 };

  /** The answer, or undefined if the connection broke before it. */
  async function send(proposals: object[]): Promise<Answer | undefined> {
    const slow = delay(LONGEST_ANSWER, 'slow' as const, { ref: false });
    const answer = await Promise.race([propose(member, workspace, seen, proposals).catch(() => undefined), slow]);
    if (answer !== 'slow') return answer;
    problems.push(`A request was not answered within ${LONGEST_ANSWER / 1_000} seconds`);
    return undefined;
  }

  async function store(proposal: { key: string; kind: string; id: string }): Promise<TeamChange | undefined> {
    const start = performance.now();
    for (let attempt = 0; ; attempt++) {
      const answer = await send([proposal]);
      if (answer && isStored(answer)) {
        seen = answer.head;
        counts.repeated += Number(attempt > 0);
        delays.push(performance.now() - start);
        if (answer.changes.length === 1) return answer.changes[0];
        problems.push(`${proposal.id} was answered with ${answer.changes.length} changes`);
        return undefined;
      }
      if (answer?.kind === 'changed' && 'problem' in answer && answer.problem.head) seen = answer.problem.head;
      else if (answer === undefined || answer.status === 503) {
        counts[answer ? 'busy' : 'lost'] += 1;
        await delay(20);
      } else {
        problems.push(`${proposal.id} was answered ${JSON.stringify(answer)}`);
        return undefined;
      }
    }
  }

  async function act(): Promise<void> {
    const recorded = [...acknowledged].filter(([, { isWithdrawn }]) => !isWithdrawn).map(([id]) => id);
    const key = randomUUID();
    const isWithdrawn = recorded.length > 0 && random.chance(0.3);
    const id = isWithdrawn ? random.pick(recorded.slice(-20)) : `r-${randomUUID()}`;
    const amount = acknowledged.get(id)?.amount ?? 1 + random.below(3);
    const transactionId = `p${random.below(payments)}`;
    const proposal = isWithdrawn
      ? { key, kind: 'payments', id, withdrawn: true as const }
      : { key, ...refund(id, amount, { transactionId }) };
    const change = await store(proposal);
    if (!change) return;
    keys.add(key);
    acknowledged.set(id, { amount, isWithdrawn });
    const stored = { id: change.id, amount: amountOf(change), key: change.key, isWithdrawn: change.withdrawn === true };
    if (stored.id !== id || stored.amount !== amount || stored.key !== key || stored.isWithdrawn !== isWithdrawn)
      problems.push(`${JSON.stringify({ key, id, amount, isWithdrawn })} was stored as ${JSON.stringify(stored)}`);
  }

  return {
    acknowledged,
    problems,
    delays,
    counts,
    /** How many different requests were acknowledged. */
    stored: () => keys.size,
    async writeUntil(isOver: () => boolean): Promise<void> {
      while (!isOver()) await act();
    },
  };
}
export type Writer = ReturnType<typeof createWriter>;

const amountOf = ({ value }: TeamChange) => (value as { amount?: unknown } | null)?.amount;

/** What of the acknowledged changes the log does not have, or has twice, or has although nobody sent it. */
export function compareWithLog(
  writers: readonly Writer[],
  { changes, head }: { changes: TeamChange[]; head: LogHead },
): string[] {
  const problems: string[] = [];
  const expected = new Map(writers.flatMap(({ acknowledged }) => [...acknowledged]));
  const stored = writers.reduce((sum, writer) => sum + writer.stored(), 0);
  if (head.seq !== stored) problems.push(`The log has ${head.seq} changes, and ${stored} were acknowledged`);
  if (new Set(changes.map(({ id }) => id)).size !== changes.length) problems.push('The log has an id twice');
  const found = new Map(changes.map((change) => [change.id, change]));
  for (const [id, { amount, isWithdrawn }] of expected) {
    const change = found.get(id);
    if (!change) problems.push(`${id} was acknowledged, and is lost`);
    else if (amountOf(change) !== amount || (change.withdrawn === true) !== isWithdrawn)
      problems.push(`${id} is stored as ${JSON.stringify(change)}, not with ${amount} and ${isWithdrawn}`);
  }
  for (const id of found.keys()) if (!expected.has(id)) problems.push(`${id} is stored without an answer to anybody`);
  return problems;
}
