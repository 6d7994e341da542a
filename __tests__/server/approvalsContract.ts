import { randomUUID } from 'node:crypto';
import type { TeamPerson } from '@/domain/permissions/permit';
import type { TeamProposal } from '@/protocol/entries';
import { teamPerson } from '../helpers/domain/approvals';
import { Refused, type Actor, type TeamStore } from '../../server/core';
import { createTeamStore } from '../../server/store';
import { createWorkspace, NOW, type Engine } from './engines';
import { payout, problemOf, refund } from './proposing';

/** The payment of the refunds, and a pending one. */
const [PAID, PENDING] = ['TR20240629-028', 'TR20240628-026'];
const MOMENT = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'Europe/Berlin' };

const [ana, ben, cy, dan] = [
  teamPerson('Ana Ruiz', 'operator'),
  teamPerson('Ben Ode', 'finance'),
  teamPerson('Cy Lee', 'administrator'),
  teamPerson('Dan Fox', 'finance'),
];
const everybody = [ana, ben, cy, dan];

const actorOf = ({ id, name, acts }: TeamPerson): Actor => ({ id, name, acts, team: 'team-1' });
type Change = Omit<TeamProposal, 'key'>;

/** The rounds of the race: all of their refunds together are less than the payment. */
const ROUNDS = 5;

/** Proposes changes after the newest head, as a request of a person of this team. */
async function send(
  { store, workspace, people = everybody }: { store: TeamStore; workspace: string; people?: readonly TeamPerson[] },
  person: TeamPerson,
  ...changes: Change[]
) {
  const actor = actorOf(person);
  const { head: seen } = await store.read(actor, workspace, { seq: 0 });
  const proposals = changes.map((change) => ({ key: randomUUID(), ...change }) as TeamProposal);
  return store.propose(actor, workspace, { seen, proposals }, async () => Promise.resolve(people));
}

const rule = (id: string, fields: object): Change => ({
  kind: 'approvalRules',
  id,
  value: { id, act: 'refundPayments', approverIds: [], days: 7, ...MOMENT, ...fields },
});

const proposed = (id: string, amount: number, fields: object = {}): Change => ({
  kind: 'proposals',
  id,
  value: {
    id,
    act: 'refundPayments',
    reason: 'Duplicate',
    items: [{ subjectId: PAID, amount }],
    proposerId: 'Mallory',
    ruleIds: [],
    approvers: [{ id: 'Mallory', name: 'Mallory' }],
    expires: 9e15,
    ...MOMENT,
    ...fields,
  },
});

const decided = (id: string, result: string, note = 'Seen'): Change => ({
  kind: 'proposals',
  id,
  value: { id, decision: { id: `decision of ${id}`, result, note, personId: 'Mallory', ...MOMENT } },
});

/** The refund that an approval of a proposal records. */
const approvedRefund = (id: string, amount: number, fields: object = {}) => refund(`${id}-${PAID}`, amount, fields);

/** How a store enforces approvals, on every database. */
export function testApprovals(engine: () => Engine): void {
  const start = async (fields: object = { above: 50_000 }) => {
    const team = { ...engine(), workspace: await createWorkspace(engine().store) };
    await send(team, cy, rule('rule-1', fields));
    return team;
  };

  test('A refund that a rule catches is refused with the names of those who may approve it', async () => {
    const team = await start();
    const problem = await problemOf(send(team, ana, refund('r1', 60_000)));
    expect(problem).toMatchObject({
      detail: 'This needs approval. Ben Ode, Cy Lee, or Dan Fox can approve it. Propose it instead.',
      refusals: [{ refusal: { kind: 'approvalNeeded', people: ['Ben Ode', 'Cy Lee', 'Dan Fox'] } }],
    });
    await send(team, ana, refund('r1', 30_000));
    // The refunds of one payment count together.
    expect(await problemOf(send(team, ana, refund('r2', 30_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded' } }],
    });
  });

  test('The server sets the proposer, those who may approve, the end and the times', async () => {
    const team = await start();
    const { changes } = await send(team, ana, proposed('p1', 60_000));
    expect(changes[0]!.value).toMatchObject({
      proposerId: ana.id,
      ruleIds: ['rule-1'],
      approvers: [
        { id: ben.id, name: 'Ben Ode' },
        { id: cy.id, name: 'Cy Lee' },
        { id: dan.id, name: 'Dan Fox' },
      ],
      expires: Date.parse('2024-07-09T12:02:03.456Z'),
      recordedBy: 'Ana Ruiz',
      recordedAt: '2024-07-02 14:02:03',
    });
    const approval = await send(team, ben, decided('p1', 'approved', 'OK'), approvedRefund('p1', 60_000));
    expect(approval.changes.map(({ value }) => value)).toMatchObject([
      {
        proposerId: ana.id,
        recordedBy: 'Ana Ruiz',
        decision: {
          result: 'approved',
          personId: ben.id,
          recordedBy: 'Ben Ode',
          recordedAt: '2024-07-02 14:02:03',
          note: 'OK',
        },
      },
      { amount: 60_000, recordedBy: 'Ben Ode', shares: expect.anything() as unknown },
    ]);
  });

  test('A proposal reserves its amount until it is decided', async () => {
    const team = await start();
    await send(team, ana, proposed('p1', 360_000));
    const problem = await problemOf(send(team, ana, refund('r1', 10_000)));
    expect(problem).toMatchObject({
      detail: '$3,600.00 waits for approval. Enter $70.00 or less.',
      refusals: [{ refusal: { kind: 'amountReserved', reserved: 360_000, available: 7_000 } }],
    });
    expect(await problemOf(send(team, ana, proposed('p2', 60_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'amountReserved' } }],
    });
    await send(team, ana, decided('p1', 'withdrawn'));
    await send(team, ana, refund('r1', 10_000));
  });

  test('Nobody approves their own proposal, whatever the request says', async () => {
    const team = await start();
    await send(team, cy, proposed('p1', 60_000));
    const approval = [decided('p1', 'approved'), approvedRefund('p1', 60_000)] as const;
    expect(await problemOf(send(team, cy, ...approval))).toMatchObject({
      detail: 'Nobody can approve their own proposal. You can withdraw it.',
      refusals: [{ refusal: { kind: 'selfApproval' } }, { refusal: { kind: 'selfApproval' } }],
    });
    expect(await problemOf(send(team, cy, approvedRefund('p1', 60_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded' } }],
    });
    expect((await team.store.read(actorOf(cy), team.workspace, { seq: 0 })).changes).toHaveLength(2);
  });

  test('Only people who may approve decide, and only the proposer withdraws', async () => {
    const team = await start({ above: 50_000, approverIds: [ben.id, cy.id] });
    await send(team, ana, proposed('p1', 60_000));
    const approval = [decided('p1', 'approved'), approvedRefund('p1', 60_000)] as const;
    expect(await problemOf(send(team, dan, ...approval))).toMatchObject({
      detail: 'Only Ben Ode or Cy Lee can decide this proposal.',
    });
    const operator = teamPerson('Eve Hall', 'operator');
    const people = [...everybody, operator];
    expect(await problemOf(send({ ...team, people }, operator, ...approval))).toMatchObject({
      type: 'urn:splitpay:problem:forbidden',
    });
    expect(await problemOf(send(team, ben, decided('p1', 'withdrawn')))).toMatchObject({
      refusals: [{ refusal: { kind: 'notProposer' } }],
    });
    expect(await problemOf(send(team, ben, decided('p1', 'rejected', '')))).toMatchObject({
      refusals: [{ refusal: { kind: 'rejectionNoteMissing' } }],
    });
    await send(team, ben, decided('p1', 'rejected', 'Not a duplicate'));
  });

  test('A second decision says who decided first, and when', async () => {
    const team = await start();
    await send(team, ana, proposed('p1', 60_000));
    await send(team, ben, decided('p1', 'approved'), approvedRefund('p1', 60_000));
    const second = send(team, cy, decided('p1', 'approved'), approvedRefund('p1', 60_000));
    expect(await problemOf(second)).toMatchObject({
      detail: 'Ben Ode approved it at 14:02. A proposal is decided only once, and this one is approved.',
      refusals: [{ refusal: { kind: 'decidedAlready' }, first: { by: { name: 'Ben Ode' } } }, {}],
    });
    expect(await problemOf(send(team, ben, { kind: 'proposals', id: 'p1', withdrawn: true }))).toMatchObject({
      refusals: [{ refusal: { kind: 'recordFinal' } }],
    });
  });

  test('An approval records exactly what was proposed, all of it in the same request', async () => {
    const team = await start();
    await send(team, ana, proposed('p1', 60_000));
    for (const records of [
      [],
      [approvedRefund('p1', 61_000)],
      [approvedRefund('p1', 60_000, { reason: 'Fraudulent' })],
      [refund('r1', 60_000)],
    ])
      expect(await problemOf(send(team, cy, decided('p1', 'approved'), ...records))).toMatchObject({
        refusals: expect.arrayContaining([
          expect.objectContaining({ refusal: { kind: 'proposalDiffers' } }),
        ]) as unknown,
      });
    await send(team, ben, approvedRefund('p1', 60_000), decided('p1', 'approved'));
  });

  test('A proposal whose payment was voided meanwhile is refused with the reason', async () => {
    const team = await start({ act: 'voidPayments', proposerRole: 'operator' });
    const voided = (id: string): Change => ({
      kind: 'payments',
      id,
      value: { kind: 'void', id, transactionId: PENDING, ...MOMENT },
    });
    expect(await problemOf(send(team, ana, voided('v1')))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded' } }],
    });
    const items = [{ subjectId: PENDING, amount: 0 }];
    await send(team, ana, proposed('p1', 0, { act: 'voidPayments', items }));
    expect(await problemOf(send(team, ana, proposed('p2', 0, { act: 'voidPayments', items })))).toMatchObject({
      refusals: [{ refusal: { kind: 'proposedAlready' } }],
    });
    await send(team, cy, voided('v2'));
    const approval = send(team, ben, voided(`p1-${PENDING}`), decided('p1', 'approved'));
    expect(await problemOf(approval)).toMatchObject({
      detail: 'Cy Lee voided the payment at 14:02. The payment is already voided.',
      refusals: [{ refusal: { kind: 'notVoidable', status: 'Voided' } }],
    });
  });

  test('A changed rule does not change what was proposed before', async () => {
    const team = await start();
    await send(team, ana, proposed('p1', 60_000));
    await send(
      team,
      cy,
      rule('rule-2', { replaces: 'rule-1', above: 90_000, approverIds: [cy.id], proposerRole: 'operator' }),
    );
    expect(await problemOf(send(team, cy, rule('rule-3', { replaces: 'rule-1' })))).toMatchObject({
      refusals: [{ refusal: { kind: 'ruleChanged' } }],
    });
    const approval = await send(team, ben, decided('p1', 'approved'), approvedRefund('p1', 60_000));
    expect(approval.changes[0]!.value).toMatchObject({ ruleIds: ['rule-1'] });
    expect(await problemOf(send(team, cy, { kind: 'approvalRules', id: 'rule-2', withdrawn: true }))).toMatchObject({
      refusals: [{ refusal: { kind: 'recordFinal' } }],
    });
  });

  test('A rule that nobody else can satisfy is refused when it is saved', async () => {
    const team = await start();
    const people = [ana, cy];
    expect(await problemOf(send({ ...team, people }, cy, rule('rule-2', { act: 'recordPayouts' })))).toMatchObject({
      detail:
        'Nobody else could approve what Cy Lee proposes. Let another person approve first, by a role or in the rule.',
    });
  });

  test('Who may not edit rules saves none, and who may not refund proposes none', async () => {
    const team = await start();
    for (const [person, change] of [
      [ana, rule('rule-2', {})],
      [ben, proposed('p1', 60_000)],
      [teamPerson('Vic Moss', 'viewer'), proposed('p1', 60_000)],
    ] as const)
      expect(await problemOf(send(team, person, change))).toMatchObject({ type: 'urn:splitpay:problem:forbidden' });
    expect((await team.store.read(actorOf(ana), team.workspace, { seq: 0 })).changes).toHaveLength(1);
  });

  test('Every payout run needs an approval, and reserves the balances of its parties', async () => {
    const team = await start({ act: 'recordPayouts' });
    expect(await problemOf(send(team, ben, payout('o1', 1000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded', people: ['Cy Lee', 'Dan Fox'] } }],
    });
    const run = (id: string, amount: number) => {
      const { reason: _reason, ...value } = proposed(id, 0).value as Record<string, unknown>;
      const items = [{ subjectId: 'MER019', amount }];
      return {
        kind: 'proposals',
        id,
        value: { ...value, act: 'recordPayouts', items, day: '2024-06-30', reference: 'June' },
      };
    };
    await send(team, ben, run('p1', 1000));
    const tooMuch = await problemOf(send(team, ben, run('p2', 100_000_000)));
    const [refusal] = (tooMuch.refusals ?? []) as unknown as { refusal: { kind: string; refundable: number } }[];
    expect(refusal?.refusal.kind).toBe('amountAboveRefundable');
    expect(await problemOf(send(team, ben, run('p2', refusal!.refusal.refundable)))).toMatchObject({
      refusals: [{ refusal: { kind: 'amountReserved', reserved: 1000 } }],
    });
    await send(team, dan, decided('p1', 'approved'), payout('p1-MER019', 1000));
  });

  test('What no rule catches is not proposed', async () => {
    const team = await start();
    expect(await problemOf(send(team, ana, proposed('p1', 50_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNotNeeded' } }],
    });
  });

  test('An expired proposal cannot be decided, and reserves nothing', async () => {
    const team = await start({ above: 50_000, days: 2 });
    await send(team, ana, proposed('p1', 360_000));
    const clock = () => new Date(NOW.getTime() + 2 * 86_400_000);
    const database = { ...team.database, close: async () => Promise.resolve() };
    const store = await createTeamStore({ database, folder: team.folder, clock });
    const later = { ...team, store };
    expect(await problemOf(send(later, ben, decided('p1', 'approved'), approvedRefund('p1', 360_000)))).toMatchObject({
      detail: 'The proposal has expired. Propose it again.',
    });
    await send(later, ana, refund('r1', 50_000));
    await store.close();
  });

  test('Two people approve at the same instant: one wins, and the other reads who it was', async () => {
    const team = await start();
    const other = { ...team, store: team.otherStore };
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `p${round}`;
      // Each round refunds another cent, so that no refund is the whole payment.
      await send(team, ana, proposed(id, 60_000 + round));
      const approve = async (of: typeof team, person: TeamPerson): Promise<string> => {
        const approval = [decided(id, 'approved'), approvedRefund(id, 60_000 + round)] as const;
        try {
          await send(of, person, ...approval);
          return 'approved';
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          // The page reads the newer changes and tries again.
          return error.problem.type.endsWith(':changed') ? approve(of, person) : error.problem.detail;
        }
      };
      const results = await Promise.all([approve(team, ben), approve(other, cy)]);
      const winner = results[0] === 'approved' ? 'Ben Ode' : 'Cy Lee';
      expect(results.toSorted()).toEqual(
        [
          'approved',
          `${winner} approved it at 14:02. A proposal is decided only once, and this one is approved.`,
        ].toSorted(),
      );
    }
    const { changes } = await team.store.read(actorOf(ana), team.workspace, { seq: 0 });
    expect(changes.filter(({ kind }) => kind === 'payments')).toHaveLength(ROUNDS);
  });
}
