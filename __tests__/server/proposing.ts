import { randomUUID } from 'node:crypto';
import type { ProposeAnswer, TeamProposal } from '@/protocol/entries';
import { Refused, type Actor, type TeamStore } from '../../server/core';

/** Proposes changes after the newest head. */
export async function propose(
  store: TeamStore,
  actor: Actor,
  workspace: string,
  ...proposals: Omit<TeamProposal, 'key'>[]
): Promise<ProposeAnswer> {
  const { head: seen } = await store.read(actor, workspace, { seq: 0 });
  return store.propose(actor, workspace, {
    seen,
    proposals: proposals.map((proposal) => ({ key: randomUUID(), ...proposal }) as TeamProposal),
  });
}

/** The same, of one change. Returns its stored value. */
export async function proposeValue(...of: Parameters<typeof propose>): Promise<Record<string, unknown>> {
  const { changes } = await propose(...of);
  return changes.at(-1)?.value as Record<string, unknown>;
}

/** The problem of a refused call. Fails if it is accepted. */
export async function problemOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
  throw new Error('The call was accepted');
}

/** Who and when, as a page sends it: its claims do not count. */
const CLAIMED = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'Europe/Berlin', sequence: 7 };

export const refund = (id: string, amount: number, fields: object = {}) => ({
  kind: 'payments',
  id,
  value: { kind: 'refund', id, transactionId: 'TR20240629-028', amount, reason: 'Duplicate', ...CLAIMED, ...fields },
});

export const payout = (id: string, amount: number, fields: object = {}) => ({
  kind: 'payouts',
  id,
  value: { id, partyId: 'MER019', amount, day: '2024-06-30', reference: 'June', ...CLAIMED, ...fields },
});

/** A step of a dispute of the paid payment. What the page says of the shares does not count. */
export const disputeStep = (id: string, status: string, amount: number, fields: object = {}) => ({
  kind: 'disputes',
  id,
  value: {
    id,
    disputeId: 'd1',
    transactionId: 'TR20240629-028',
    status,
    amount,
    fee: 0,
    reason: 'fraudulent',
    networkCode: '',
    openedAt: '2024-06-30 10:00:00',
    note: '',
    shares: { merchant: 1, processor: 0, partner: 0, platform: 0 },
    feeShares: { merchant: 0, processor: 0, partner: 0, platform: 0 },
    ruleVersion: 1,
    ...CLAIMED,
    ...fields,
  },
});

export const statement = (recordId: string, partyId = 'MER019', fields: object = {}) => ({
  kind: 'statements',
  id: 'S-1',
  value: { id: 'S-1', recordId, partyId, start: '2024-06-01', end: '2024-06-30', ...CLAIMED, ...fields },
});
