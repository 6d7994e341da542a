import { createTeamStore } from '../../../server/store';
import { NOW, type Engine } from '../engines';
import { problemOf, refund } from '../proposing';
import { ana, approvedRefund, ben, cy, dan, decided, proposed, send, startApprovals } from './approvalTeam';

/** What a store makes of proposals, and what they reserve, on every database. */
export function testProposals(engine: () => Engine): void {
  const start = async (fields?: object) => startApprovals(engine, fields);

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
      detail: 'TR20240629-028: $3,600.00 waits for approval. Enter $70.00 or less.',
      refusals: [{ refusal: { kind: 'amountReserved', reserved: 360_000, available: 7_000 } }],
    });
    expect(await problemOf(send(team, ana, proposed('p2', 60_000)))).toMatchObject({
      refusals: [{ refusal: { kind: 'amountReserved' } }],
    });
    await send(team, ana, decided('p1', 'withdrawn'));
    await send(team, ana, refund('r1', 10_000));
  });

  test('An expired proposal cannot be decided, and reserves nothing', async () => {
    const team = await start({ above: 50_000, days: 2 });
    await send(team, ana, proposed('p1', 360_000));
    const clock = () => new Date(NOW.getTime() + 2 * 86_400_000);
    const database = { ...team.database, close: async () => Promise.resolve() };
    const store = await createTeamStore({ database, folder: team.folder, clock });
    const later = { ...team, store };
    expect(await problemOf(send(later, ben, decided('p1', 'approved'), approvedRefund('p1', 360_000)))).toMatchObject({
      detail: 'TR20240629-028: The proposal has expired. Propose it again.',
    });
    await send(later, ana, refund('r1', 50_000));
    await store.close();
  });
}
