import { teamPerson } from '../../helpers/domain/approvals';
import type { Engine } from '../engines';
import { payout, problemOf, refund } from '../proposing';
import {
  actorOf,
  ana,
  approvedRefund,
  ben,
  cy,
  dan,
  decided,
  proposed,
  rule,
  send,
  startApprovals,
  type Change,
} from './approvalTeam';

function proposedPayout(id: string, amount: number): Change {
  const { reason: _reason, ...value } = proposed(id, 0).value as Record<string, unknown>;
  const items = [{ subjectId: 'MER019', amount }];
  return {
    kind: 'proposals',
    id,
    value: { ...value, act: 'recordPayouts', items, day: '2024-06-30', reference: 'June' },
  };
}

/** How a store enforces the rules of approvals, on every database. */
export function testApprovalRules(engine: () => Engine): void {
  const start = async (fields?: object) => startApprovals(engine, fields);

  test('A refund that a rule catches is refused with the names of those who may approve it', async () => {
    const team = await start();
    const problem = await problemOf(send(team, ana, refund('r1', 60_000)));
    expect(problem).toMatchObject({
      detail: 'TR20240629-028: This needs approval. Ben Ode, Cy Lee, or Dan Fox can approve it. Propose it instead.',
      refusals: [{ refusal: { kind: 'approvalNeeded', people: ['Ben Ode', 'Cy Lee', 'Dan Fox'] } }],
    });
    await send(team, ana, refund('r1', 30_000));
    // The refunds of one payment count together.
    expect(await problemOf(send(team, ana, refund('r2', 30_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded' } }],
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
    await send(team, ben, proposedPayout('p1', 1000));
    const tooMuch = await problemOf(send(team, ben, proposedPayout('p2', 100_000_000)));
    const [refusal] = (tooMuch.refusals ?? []) as unknown as { refusal: { kind: string; refundable: number } }[];
    expect(refusal?.refusal.kind).toBe('amountAboveRefundable');
    expect(await problemOf(send(team, ben, proposedPayout('p2', refusal!.refusal.refundable)))).toMatchObject({
      refusals: [{ refusal: { kind: 'amountReserved', reserved: 1000 } }],
    });
    await send(team, dan, decided('p1', 'approved'), payout('p1-MER019', 1000));
  });

  test('Payouts to one party within a day count together', async () => {
    const team = await start({ act: 'recordPayouts', above: 1_000 });
    await send(team, ben, payout('o1', 600));
    expect(await problemOf(send(team, ben, payout('o2', 500)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded', people: ['Cy Lee', 'Dan Fox'] } }],
    });
    await send(team, ben, payout('o2', 400));
    // Another one is proposed, also if it is small. What was approved counts for no further one.
    await send(team, ben, proposedPayout('p1', 500));
    await send(team, dan, decided('p1', 'approved'), payout('p1-MER019', 500));
    await send(team, cy, { kind: 'payouts', id: 'o1', withdrawn: true });
    await send(team, ben, payout('o3', 600));
  });

  test('What no rule catches is not proposed', async () => {
    const team = await start();
    expect(await problemOf(send(team, ana, proposed('p1', 50_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNotNeeded' } }],
    });
  });

  test('A restored refund or payout is judged by the rules as a new one', async () => {
    const team = await start();
    const withdrawn = (kind: string, id: string): Change => ({ kind, id, withdrawn: true });
    await send(team, ana, refund('r1', 30_000));
    await send(team, cy, withdrawn('payments', 'r1'));
    await send(team, ana, refund('r2', 30_000));
    // Together with the second refund, the restored one is above the limit.
    expect(await problemOf(send(team, ana, refund('r1', 30_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded' } }],
    });
    await send(team, cy, withdrawn('payments', 'r2'));
    await send(team, ana, refund('r1', 30_000));
    await send(team, ben, payout('o1', 1000));
    await send(team, ben, withdrawn('payouts', 'o1'));
    await send(team, cy, rule('rule-2', { act: 'recordPayouts' }));
    expect(await problemOf(send(team, ben, payout('o1', 1000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'approvalNeeded', people: ['Cy Lee', 'Dan Fox'] } }],
    });
  });
}
