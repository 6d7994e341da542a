import { randomUUID } from 'node:crypto';
import type { LogHead } from '@/backend/entryLog';
import { refund } from '../../__tests__/server/proposing';
import { describeDelays, secondsSince, type Result } from './measures';
import { AMOUNT, createWorkspace, isStored, propose, readAfter, type Answer, type Member } from './team';

/**
 * Each round, all people refund the same payment at the same instant. One is first. A person who reads the newest head and tries
 * again reads who it was.
 */
export async function runRaces(members: readonly Member[], rounds: number): Promise<Result> {
  const workspace = await createWorkspace(members[0]!, rounds);
  const problems: string[] = [];
  const delays: number[] = [];
  const start = performance.now();
  let requests = 0;
  let { head } = await readAfter(members[0]!, workspace);

  const refundOf = (payment: string) => [
    { key: randomUUID(), ...refund(`r-${randomUUID()}`, AMOUNT, { transactionId: payment }) },
  ];
  const tryOnce = async (member: Member, payment: string, seen: LogHead) => {
    const sent = performance.now();
    const answer = await propose(member, workspace, seen, refundOf(payment));
    requests += 1;
    if (isStored(answer)) delays.push(performance.now() - sent);
    return { member, answer };
  };

  for (let round = 0; round < rounds; round++) {
    const payment = `p${round}`;
    const seen = head;
    const answers = await Promise.all(members.map(async (member) => tryOnce(member, payment, seen)));
    const winners = answers.filter(({ answer }) => isStored(answer));
    if (winners.length !== 1) {
      problems.push(`Round ${round}: ${winners.length} of ${members.length} refunds of one payment were stored`);
      ({ head } = await readAfter(members[0]!, workspace));
      continue;
    }
    const { member: winner, answer: won } = winners[0]!;
    if (isStored(won)) head = won.head;
    const losers = answers.filter(({ answer }) => !isStored(answer));
    const again = await Promise.all(
      losers.map(async (loser) =>
        loser.answer.kind === 'changed' ? tryOnce(loser.member, payment, won.kind === 'stored' ? head : seen) : loser,
      ),
    );
    for (const { answer } of again)
      if (firstOf(answer) !== winner.name)
        problems.push(
          `Round ${round}: ${winner.name} was first, but a colleague was answered ${JSON.stringify(answer)}`,
        );
  }

  const seconds = secondsSince(start);
  const reading = await readAfter(members[0]!, workspace);
  const gap = reading.changes.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap !== -1) problems.push(`The log has a gap at position ${gap + 1}`);
  if (reading.head.seq !== rounds || reading.changes.length !== rounds)
    problems.push(
      `The log has ${reading.head.seq} positions and ${reading.changes.length} changes after ${rounds} rounds`,
    );
  const rate = `${(requests / seconds).toFixed(0)} requests a second`;
  return {
    problems,
    figures: `${rounds} rounds of ${members.length} people in ${seconds.toFixed(1)} s: ${requests} requests, ${rate}; the first one of a round: ${describeDelays(delays)}`,
  };
}

/** Who was first, as a refusal says it. */
function firstOf(answer: Answer): string | undefined {
  if (isStored(answer) || answer.kind !== 'refused' || !('problem' in answer)) return undefined;
  const { detail, refusals } = answer.problem;
  const name = refusals?.[0]?.first?.by.name;
  return name !== undefined && detail.includes(`: ${name} refunded $100.00 at `) ? name : undefined;
}
