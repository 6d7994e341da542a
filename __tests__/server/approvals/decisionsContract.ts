import type { TeamPerson } from '@/domain/permissions/permit';
import { teamPerson } from '../../helpers/domain/approvals';
import { Refused } from '../../../server/core';
import type { Engine } from '../engines';
import { problemOf, refund } from '../proposing';
import {
  actorOf,
  ana,
  approvedRefund,
  ben,
  cy,
  dan,
  decided,
  everybody,
  MOMENT,
  PENDING,
  proposed,
  send,
  startApprovals,
  type Change,
} from './approvalTeam';

/** The rounds of the race: all of their refunds together are less than the payment. */
const ROUNDS = 5;

/** How a store judges the decisions of proposals, on every database. */
export function testDecisions(engine: () => Engine): void {
  const start = async (fields?: object) => startApprovals(engine, fields);

  test('Nobody approves their own proposal, whatever the request says', async () => {
    const team = await start();
    await send(team, cy, proposed('p1', 60_000));
    const approval = [decided('p1', 'approved'), approvedRefund('p1', 60_000)] as const;
    expect(await problemOf(send(team, cy, ...approval))).toMatchObject({
      detail: 'TR20240629-028: Nobody can approve their own proposal. You can withdraw it.',
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
      detail: 'TR20240629-028: Only Ben Ode or Cy Lee can decide this proposal.',
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
      detail:
        'TR20240629-028: Ben Ode approved it at 14:02. A proposal is decided only once, and this one is approved.',
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
      detail: 'TR20240628-026: Cy Lee voided the payment at 14:02. The payment is already voided.',
      refusals: [{ refusal: { kind: 'notVoidable', status: 'Voided' } }],
    });
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
          `TR20240629-028: ${winner} approved it at 14:02. A proposal is decided only once, and this one is approved.`,
        ].toSorted(),
      );
    }
    const { changes } = await team.store.read(actorOf(ana), team.workspace, { seq: 0 });
    expect(changes.filter(({ kind }) => kind === 'payments')).toHaveLength(ROUNDS);
  });
}
