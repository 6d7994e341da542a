import { isDeepStrictEqual } from 'node:util';
import type { LogHead } from '@/backend/entryLog';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { TeamChange } from '@/protocol/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { setupStore } from '@/store/store';
import { payout, refund } from '../../__tests__/server/proposing';
import { createRandom, type Random } from '../random';
import { describeDelays, secondsSince, type Result } from './measures';
import { createWorkspace, isStored, propose, readAfter, type Member } from './team';

/** How often a person with an older head tries again. */
const MOST_ATTEMPTS = 3;

/** What the page of one person has read, as its store shows it. */
function createPage(member: Member, workspace: string) {
  const store = setupStore();
  let head: LogHead = { seq: 0 };
  const show = (changes: readonly TeamChange[]) => {
    const shown = changes.map(({ kind, id, value, withdrawn }) => ({ kind, id, value: withdrawn ? undefined : value }));
    if (shown.length > 0) store.dispatch(entriesRehydrated(shown as EntryChange[]));
  };
  return {
    member,
    head: () => head,
    /** Reads what is new, and shows it. */
    async catchUp(): Promise<void> {
      const reading = await readAfter(member, workspace, head);
      show(reading.changes);
      ({ head } = reading);
    },
    values: () => Object.fromEntries(COLLECTIONS.map(({ name, valuesOf }) => [name, valuesOf(store.getState())])),
    state: () => store.getState(),
  };
}
type Page = ReturnType<typeof createPage>;
type Act = { kind: string; id: string; value?: unknown; withdrawn?: true };

/** An id that the seed repeats. */
const idFrom = (random: Random) => `${random.below(2 ** 31).toString(36)}-${random.below(2 ** 31).toString(36)}`;

/** An act that may be allowed or not: what the page of this person shows is where it starts. */
function pickAct(random: Random, page: Page): Act {
  const { payouts, payments } = page.values();
  const { transactions, merchants } = page.state();
  const transactionId = () => random.pick(transactions.rows).id;
  const recorded = Object.keys(payments ?? {});
  const paid = Object.keys(payouts ?? {});
  const id = idFrom(random);
  const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: '', zone: 'UTC' };
  const acts: { weight: number; make: () => Act }[] = [
    { weight: 5, make: () => refund(id, 1 + random.below(20_000), { transactionId: transactionId() }) },
    {
      weight: 1,
      make: () => ({ kind: 'payments', id, value: { kind: 'void', id, transactionId: transactionId(), ...stamp } }),
    },
    { weight: 3, make: () => payout(id, 1 + random.below(5_000), { partyId: random.pick(merchants.rows).id }) },
    {
      weight: 3,
      make: () => {
        const merchant = random.pick(merchants.rows);
        const name = `${merchant.name.slice(0, 20)} ${random.below(1_000)}`;
        return { kind: 'merchants', id: merchant.id, value: { ...merchant, name } };
      },
    },
  ];
  const withdraw = (kind: string, ids: readonly string[]) => ({
    weight: ids.length > 0 ? 2 : 0,
    make: (): Act => ({ kind, id: random.pick(ids), withdrawn: true }),
  });
  return random.pickWeighted([...acts, withdraw('payments', recorded), withdraw('payouts', paid)]).make();
}

/**
 * People act at random, and the lines of some are cut for a while. After each step, everybody with a line sees what a page
 * shows that reads the log from its start.
 */
export async function runWalk(members: readonly Member[], steps: number, random: Random): Promise<Result> {
  const workspace = await createWorkspace(members[0]!);
  const pages = members.map((member) => createPage(member, workspace));
  const cut = new Set<Page>();
  const problems: string[] = [];
  const delays: number[] = [];
  const counts = { stored: 0, refused: 0, behind: 0, cuts: 0 };
  const start = performance.now();

  /** Each act has separate random numbers, which do not depend on which answer comes first. */
  async function act(page: Page, numbers: Random): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const proposal = { key: `key-${idFrom(numbers)}`, ...pickAct(numbers, page) };
      const sent = performance.now();
      const answer = await propose(page.member, workspace, page.head(), [proposal]);
      delays.push(performance.now() - sent);
      if (isStored(answer)) counts.stored += 1;
      else if (answer.kind === 'refused') counts.refused += 1;
      else if (answer.kind === 'changed') {
        counts.behind += 1;
        await page.catchUp();
        continue;
      } else problems.push(`${JSON.stringify(proposal)} was answered ${JSON.stringify(answer)}`);
      return;
    }
  }

  for (let step = 0; step < steps; step++) {
    const page = random.pick(pages);
    if (cut.has(page)) cut.delete(page);
    else if (random.chance(0.2)) {
      cut.add(page);
      counts.cuts += 1;
    }
    // Several people act in parallel, each with what their page has read.
    const acting = random.pickSome(pages).filter((other) => !cut.has(other));
    const acts = acting.slice(0, 3).map((person) => ({ person, numbers: createRandom(random.below(2 ** 31)) }));
    await Promise.all(acts.map(async ({ person, numbers }) => act(person, numbers)));
    if (step === steps - 1) cut.clear();
    const reader = createPage(random.pick(members), workspace);
    await reader.catchUp();
    const expected = ordered(reader);
    for (const other of pages) {
      if (cut.has(other)) continue;
      await other.catchUp();
      if (!isDeepStrictEqual(ordered(other), expected))
        problems.push(`Step ${step}: the page of ${other.member.name} does not show what the server has`);
    }
  }
  const { stored, refused, behind, cuts } = counts;
  return {
    problems,
    figures: `${steps} steps of ${members.length} people in ${secondsSince(start).toFixed(1)} s: ${stored} acts stored, ${refused} refused, ${behind} came with an older head, ${cuts} lines cut; act: ${describeDelays(delays)}`,
  };
}

/**
 * The values with what their order says: which entry changed last. Records of payments are in the order of the log within
 * their payment only.
 */
function ordered(page: Page): unknown {
  const { payments: _payments, ...others } = page.values();
  const { records, waiting = [] } = page.state().payments;
  return {
    ...Object.fromEntries(Object.entries(others).map(([kind, all]) => [kind, Object.entries(all)])),
    // Without the prototype, which differs before the first record.
    records: { ...records },
    waiting,
  };
}
