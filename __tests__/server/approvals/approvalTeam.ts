import { randomUUID } from 'node:crypto';
import type { TeamPerson } from '@/domain/permissions/permit';
import type { TeamProposal } from '@/protocol/entries';
import { teamPerson } from '../../helpers/domain/approvals';
import type { Actor, TeamStore } from '../../../server/core';
import { createWorkspace, type Engine } from '../engines';
import { refund } from '../proposing';

/** The payment of the refunds, and a pending one. */
export const [PAID, PENDING] = ['TR20240629-028', 'TR20240628-026'];
export const MOMENT = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'Europe/Berlin' };

export const [ana, ben, cy, dan] = [
  teamPerson('Ana Ruiz', 'operator'),
  teamPerson('Ben Ode', 'finance'),
  teamPerson('Cy Lee', 'administrator'),
  teamPerson('Dan Fox', 'finance'),
];
export const everybody = [ana, ben, cy, dan];

export const actorOf = ({ id, name, acts }: TeamPerson): Actor => ({ id, name, acts, team: 'team-1' });
export type Change = Omit<TeamProposal, 'key'>;

/** Proposes changes after the newest head, as a request of a person of this team. */
export async function send(
  { store, workspace, people = everybody }: { store: TeamStore; workspace: string; people?: readonly TeamPerson[] },
  person: TeamPerson,
  ...changes: Change[]
) {
  const actor = actorOf(person);
  const { head: seen } = await store.read(actor, workspace, { seq: 0 });
  const proposals = changes.map((change) => ({ key: randomUUID(), ...change }) as TeamProposal);
  return store.propose(actor, workspace, { seen, proposals }, async () => Promise.resolve(people));
}

export const rule = (id: string, fields: object): Change => ({
  kind: 'approvalRules',
  id,
  value: { id, act: 'refundPayments', approverIds: [], days: 7, ...MOMENT, ...fields },
});

export const proposed = (id: string, amount: number, fields: object = {}): Change => ({
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

export const decided = (id: string, result: string, note = 'Seen'): Change => ({
  kind: 'proposals',
  id,
  value: { id, decision: { id: `decision of ${id}`, result, note, personId: 'Mallory', ...MOMENT } },
});

/** The refund that an approval of a proposal records. */
export const approvedRefund = (id: string, amount: number, fields: object = {}) =>
  refund(`${id}-${PAID}`, amount, fields);

/** Opens a workspace of this team with a rule for refunds. */
export async function startApprovals(engine: () => Engine, fields: object = { above: 50_000 }) {
  const team = { ...engine(), workspace: await createWorkspace(engine().store) };
  await send(team, cy, rule('rule-1', fields));
  return team;
}
