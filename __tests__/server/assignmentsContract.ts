import { randomUUID } from 'node:crypto';
import { ACTS } from '@/domain/permissions/acts';
import type { TeamProposal } from '@/protocol/entries';
import type { Actor, TeamStore } from '../../server/core';
import { ana, ben, createWorkspace, type Engine } from './engines';
import { problemOf } from './proposing';

/** Everybody of the team but Cleo, who has left it. */
const TEAM = [ana, ben].map(({ id, name }) => ({ id, name, role: 'operator', acts: ACTS }));
const CLEO = { id: 'id of Cleo', name: 'Cleo Dahl' };
const personOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

type Fields = { replaces?: string; assignee?: { id: string; name: string }; state?: 'open' | 'done' };

const assignment = (id: string, { assignee = personOf(ben), ...fields }: Fields = {}) => ({
  kind: 'assignments',
  id,
  value: {
    id,
    subject: 'payment',
    subjectId: 'TR20240629-028',
    assignee,
    state: 'open',
    note: 'Ask the merchant.',
    ...fields,
    recordedAt: '2020-01-01 00:00:00',
    recordedBy: 'Mallory',
    zone: 'Europe/Berlin',
  },
});
const view = (id: string, owner?: string) => ({
  kind: 'savedViews',
  id,
  value: { id, name: 'Failed', address: '/transactions?status=Failed', ...(owner !== undefined && { owner }) },
});
const withdrawal = (kind: string, id: string) => ({ kind, id, withdrawn: true });

/** Proposes a change after the newest head, as a request of a person of the team. Returns its stored value. */
async function send(store: TeamStore, actor: Actor, workspace: string, ...changes: Omit<TeamProposal, 'key'>[]) {
  const { head: seen } = await store.read(actor, workspace, { seq: 0 });
  const proposals = changes.map((change) => ({ key: randomUUID(), ...change }) as TeamProposal);
  const answer = await store.propose(actor, workspace, { seen, proposals }, async () => Promise.resolve(TEAM));
  return answer.changes.at(-1)?.value as Record<string, unknown>;
}

/** Who has to act in a team, and who sees a saved view, on every database. */
export function testAssignments(engine: () => Engine): void {
  const start = async () => {
    const { store } = engine();
    return { store, workspace: await createWorkspace(store) };
  };

  test('The server sets who assigned it and when, and the name of the person', async () => {
    const { store, workspace } = await start();
    const stored = await send(store, ana, workspace, assignment('a', { assignee: { id: ben.id, name: 'The boss' } }));
    expect(stored).toMatchObject({
      recordedBy: 'Ana Ruiz',
      recordedAt: '2024-07-02 14:02:03',
      assignee: { id: ben.id, name: 'Ben Okafor' },
    });
  });

  test('Somebody who is not in the team is assigned nothing, and nothing is stored', async () => {
    const { store, workspace } = await start();
    const problem = await problemOf(send(store, ana, workspace, assignment('a', { assignee: CLEO })));
    expect(problem).toMatchObject({
      detail: 'TR20240629-028: Cleo Dahl is not in this team. Assign it to somebody else.',
      refusals: [{ refusal: { kind: 'notInTeam' } }],
    });
    expect((await store.read(ana, workspace, { seq: 0 })).changes).toEqual([]);
  });

  test('Of two people who reassign the same, the first one wins, and the other one reads who did', async () => {
    const { store, workspace } = await start();
    await send(store, ana, workspace, assignment('a'));
    await send(store, ben, workspace, assignment('b', { replaces: 'a', assignee: personOf(ana) }));
    const problem = await problemOf(send(store, ana, workspace, assignment('c', { replaces: 'a', state: 'done' })));
    expect(problem).toMatchObject({
      detail:
        'TR20240629-028: Ben Okafor assigned it to Ana Ruiz at 14:02. The assignment has changed since. Look at it and try again.',
      refusals: [{ refusal: { kind: 'assignmentChanged' }, first: { by: { name: 'Ben Okafor' }, value: { id: 'b' } } }],
    });
  });

  test('Two first assignments at the same instant have one winner', async () => {
    const { store, workspace } = await start();
    const results = await Promise.allSettled([
      send(store, ana, workspace, assignment('a')),
      send(store, ben, workspace, assignment('b', { assignee: personOf(ana) })),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await store.read(ana, workspace, { seq: 0 })).changes).toHaveLength(1);
  });

  test('The newest step is withdrawn, then the one before counts again; an earlier step is not', async () => {
    const { store, workspace } = await start();
    await send(store, ana, workspace, assignment('a'));
    await send(store, ana, workspace, assignment('b', { replaces: 'a', state: 'done' }));
    expect(await problemOf(send(store, ana, workspace, withdrawal('assignments', 'a')))).toMatchObject({
      refusals: [{ refusal: { kind: 'assignmentChanged' } }],
    });
    await send(store, ana, workspace, withdrawal('assignments', 'b'));
    expect(await send(store, ben, workspace, assignment('c', { replaces: 'a', state: 'done' }))).toMatchObject({
      state: 'done',
    });
  });

  test('A view for one person is saved, changed and deleted by that person alone', async () => {
    const { store, workspace } = await start();
    expect(await send(store, ana, workspace, view('v', ana.id))).toMatchObject({ owner: ana.id });
    for (const change of [view('v'), view('v', ben.id), withdrawal('savedViews', 'v'), view('w', ana.id)])
      expect(await problemOf(send(store, ben, workspace, change))).toMatchObject({
        refusals: [{ refusal: { kind: 'viewOfOther' } }],
      });
    await send(store, ana, workspace, view('v'));
    await send(store, ben, workspace, withdrawal('savedViews', 'v'));
  });
}
