import fc from 'fast-check';
import {
  checkProposedPayment,
  checkReserved,
  checkReservedPayout,
  isProposed,
  judgeDecision,
  withDecision,
} from '@/domain/approvals/proposals';
import { proposalState, type ProposalDecision, type ProposedAct } from '@/domain/approvals/proposalState';
import { proposedRecordId, reservedFor } from '@/domain/approvals/reservations';
import { judge } from '@/domain/entries/judge';
import { refundedOf, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { buildProposal } from '../../helpers/domain/approvals';
import { buildPayout } from '../../helpers/domain/statements';

const payment = buildTransaction({ amount: 1500, status: 'Completed' });
const { id: subjectId } = payment;
const proposal = buildProposal({ items: [{ subjectId, amount: 1000 }] });
const { expires, proposerId } = proposal;
const [ana, ben] = [{ id: proposerId }, { id: 'id of Ben Ode' }];
const NOW = expires - 1;

const decisionOf = (result: ProposalDecision['result'], note = 'Seen'): ProposalDecision => ({
  id: 'decision-1',
  result,
  note,
  personId: ben.id,
  recordedAt: '2024-07-02 09:00:00',
  recordedBy: 'Ben Ode',
  zone: 'UTC',
});

type Asked = { person?: { id: string }; now?: number; of?: ProposedAct; note?: string };

const refusalOf = (result: ProposalDecision['result'], { person = ben, now = NOW, of, note = 'Seen' }: Asked = {}) => {
  const eligibility = judgeDecision(of ?? proposal, { result, note }, person, now);
  return eligibility.allowed ? undefined : eligibility.refusal.kind;
};

test('Another person approves or rejects, and the proposer alone withdraws', () => {
  expect([refusalOf('approved'), refusalOf('rejected'), refusalOf('withdrawn', { person: ana })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(refusalOf('withdrawn')).toBe('notProposer');
  expect(refusalOf('approved', { person: ana })).toBe('selfApproval');
  expect(refusalOf('rejected', { person: ana })).toBe('selfApproval');
  expect(refusalOf('approved', { person: { id: 'id of Cy Lee' } })).toBe('notApprover');
  expect(refusalOf('rejected', { note: ' ' })).toBe('rejectionNoteMissing');
  expect(refusalOf('approved', { note: '' })).toBeUndefined();
});

test('Each of several approvers may approve, and a refusal names them', () => {
  const cy = { id: 'id of Cy Lee', name: 'Cy Lee' };
  const of = { ...proposal, approvers: [...proposal.approvers, cy] };
  expect([refusalOf('approved', { of }), refusalOf('approved', { of, person: cy })]).toEqual([undefined, undefined]);
  expect(judgeDecision(of, decisionOf('approved'), { id: 'id of Dee Poe' }, NOW)).toEqual({
    allowed: false,
    refusal: { kind: 'notApprover', people: ['Ben Ode', 'Cy Lee'] },
  });
});

test('A proposal is decided once', () => {
  const of = withDecision(proposal, decisionOf('rejected'));
  expect(judgeDecision(of, decisionOf('approved'), ben, NOW)).toEqual({
    allowed: false,
    refusal: { kind: 'decidedAlready', result: 'rejected' },
  });
});

test('An expired proposal cannot be decided, and reserves nothing', () => {
  expect([proposalState(proposal, NOW), proposalState(proposal, expires)]).toEqual(['waiting', 'expired']);
  expect(refusalOf('approved', { now: expires })).toBe('proposalExpired');
  expect(refusalOf('withdrawn', { person: ana, now: expires })).toBe('proposalExpired');
  expect(reservedFor([proposal], 'refundPayments', subjectId, { now: NOW })).toBe(1000);
  expect(reservedFor([proposal], 'refundPayments', subjectId, { now: expires })).toBe(0);
});

test('Only waiting proposals of the same act reserve, and not against their own record', () => {
  const recordId = proposedRecordId(proposal, subjectId);
  expect(reservedFor([proposal], 'refundPayments', subjectId, { now: NOW, recordId })).toBe(0);
  expect(reservedFor([proposal], 'voidPayments', subjectId, { now: NOW })).toBe(0);
  expect(reservedFor([proposal], 'refundPayments', 'TR-other', { now: NOW })).toBe(0);
  const decided = withDecision(proposal, decisionOf('rejected'));
  expect(reservedFor([decided], 'refundPayments', subjectId, { now: NOW })).toBe(0);
});

test('A refund leaves what a proposal reserves, and says how much is left', () => {
  const judged = judge(
    { kind: 'payments', id: 'record-1', value: buildRefund({ transactionId: subjectId, amount: 501 }) },
    [],
    {
      findPayment: () => payment,
      reservedFor: () => 1000,
    },
  );
  expect(judged).toEqual({ allowed: false, refusal: { kind: 'amountReserved', reserved: 1000, available: 500 } });
  expect(checkReserved(buildRefund({ amount: 500 }), [], payment, 1000)).toEqual({ allowed: true });
  expect(checkReserved(buildVoid(), [], payment, 1000)).toEqual({ allowed: true });
  // A void or a refund beyond the payment is refused by its own rule, because nothing is reserved.
  expect(checkReserved(buildVoid(), [], payment, 1600)).toEqual({ allowed: true });
  expect(checkReserved(buildRefund({ amount: 1600 }), [], payment, 0)).toEqual({ allowed: true });
  const earlier = buildRefund({ id: 'record-0', transactionId: subjectId, amount: 200 });
  const later = buildRefund({ transactionId: subjectId, amount: 301 });
  expect(checkReserved(later, [earlier], payment, 1000)).toEqual({
    allowed: false,
    refusal: { kind: 'amountReserved', reserved: 1000, available: 300 },
  });
  expect(checkProposedPayment('refundPayments', 1, { payment: undefined, records: [], reserved: 0 })).toEqual({
    allowed: false,
    refusal: { kind: 'paymentMissing' },
  });
  expect(checkProposedPayment('refundPayments', 501, { payment, records: [], reserved: 1000 })).toEqual({
    allowed: false,
    refusal: { kind: 'amountReserved', reserved: 1000, available: 500 },
  });
});

test('A payout leaves what proposals reserve of the balance of its party', () => {
  expect(checkReservedPayout(500, 1500, 1000)).toEqual({ allowed: true });
  expect(checkReservedPayout(501, 1500, 1000)).toEqual({
    allowed: false,
    refusal: { kind: 'amountReserved', reserved: 1000, available: 500 },
  });
  expect(checkReservedPayout(1501, 1500, 0)).toMatchObject({ refusal: { kind: 'amountAboveRefundable' } });
});

test('A void is proposed once, of a pending payment', () => {
  const pending = { ...payment, status: 'Pending' as const };
  const check = (reserved: number, of = pending as typeof payment) =>
    checkProposedPayment('voidPayments', 1500, { payment: of, records: [], reserved });
  expect(check(0)).toEqual({ allowed: true });
  expect(check(1500)).toMatchObject({ refusal: { kind: 'proposedAlready' } });
  expect(check(0, payment)).toMatchObject({ refusal: { kind: 'notVoidable' } });
});

test('An approval records exactly what was proposed', () => {
  const record = buildRefund({
    id: proposedRecordId(proposal, subjectId),
    transactionId: subjectId,
    amount: 1000,
    reason: 'Duplicate',
  });
  expect(isProposed(proposal, record)).toBe(true);
  for (const other of [
    { id: 'record-1' },
    { amount: 999 },
    { reason: 'Fraudulent' as const },
    { transactionId: 'TR-2' },
  ])
    expect(isProposed(proposal, { ...record, ...other })).toBe(false);
  const voided = buildVoid({ id: record.id, transactionId: subjectId });
  expect(isProposed(proposal, voided)).toBe(false);
  // The server also gets records with more fields than a void has.
  expect(isProposed(proposal, Object.assign(voided, { amount: 1000, reason: 'Duplicate' }))).toBe(false);
  const { reason: _reason, ...others } = buildProposal({ items: [{ subjectId: 'MER001', amount: 700 }] });
  const payouts: ProposedAct = { ...others, act: 'recordPayouts', day: '2024-06-30', reference: 'June' };
  const payout = buildPayout({
    id: 'proposal-1-MER001',
    partyId: 'MER001',
    amount: 700,
    day: '2024-06-30',
    reference: 'June',
  });
  expect(isProposed(payouts, payout)).toBe(true);
  expect(isProposed(payouts, { ...payout, reference: 'July' })).toBe(false);
  expect(isProposed(proposal, { ...payout, id: record.id, partyId: subjectId, amount: 1000 })).toBe(false);
});

test('The approval of a void records a void of each of its payments, and nothing else', () => {
  const items = ['TR-1', 'TR-2'].map((id) => ({ subjectId: id, amount: 1000 }));
  const { reason: _reason, ...others } = buildProposal({ items });
  const voids: ProposedAct = { ...others, act: 'voidPayments' };
  for (const transactionId of ['TR-1', 'TR-2']) {
    const fields = { id: proposedRecordId(voids, transactionId), transactionId };
    expect(isProposed(voids, buildVoid(fields))).toBe(true);
    expect(isProposed(voids, buildRefund({ ...fields, amount: 1000 }))).toBe(false);
    expect(isProposed(voids, buildPayout({ id: fields.id, partyId: transactionId, amount: 1000 }))).toBe(false);
  }
});

test('Each payment of a proposal is refunded by its own amount', () => {
  const several = buildProposal({
    items: [
      { subjectId: 'TR-1', amount: 1000 },
      { subjectId: 'TR-2', amount: 700 },
    ],
  });
  const refundOf = (transactionId: string, amount: number) =>
    buildRefund({ id: proposedRecordId(several, transactionId), transactionId, amount, reason: 'Duplicate' });
  expect([isProposed(several, refundOf('TR-1', 1000)), isProposed(several, refundOf('TR-2', 700))]).toEqual([
    true,
    true,
  ]);
  expect(isProposed(several, refundOf('TR-2', 1000))).toBe(false);
});

describe('Refunds and reservations', () => {
  const act = fc.record({
    kind: fc.constantFrom('refund', 'propose', 'approve', 'reject', 'withdraw', 'withdrawRefund', 'wait'),
    amount: fc.integer({ min: 1, max: 900 }),
    which: fc.nat({ max: 6 }),
  });

  test('Their sum never exceeds the payment, for any order of acts', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let records: PaymentRecord[] = [];
        let proposals: ProposedAct[] = [];
        let now = 0;
        const reserved = (recordId?: string) => reservedFor(proposals, 'refundPayments', subjectId, { now, recordId });
        const record = (id: string, amount: number) => {
          const value = buildRefund({ id, transactionId: subjectId, amount, reason: 'Duplicate' });
          const facts = { findPayment: () => payment, reservedFor: () => reserved(id) };
          const { allowed } = judge({ kind: 'payments', id, value }, records, facts);
          if (allowed) records = [...records, value];
          return allowed;
        };
        acts.forEach(({ kind, amount, which }, index) => {
          const chosen = proposals[which % Math.max(1, proposals.length)];
          const decide = (result: ProposalDecision['result'], person: { id: string }) => {
            if (!chosen || !judgeDecision(chosen, { result, note: 'Seen' }, person, now).allowed) return;
            const [item] = chosen.items;
            if (result === 'approved' && !record(proposedRecordId(chosen, subjectId), item!.amount)) return;
            proposals = proposals.map((known) => (known === chosen ? withDecision(chosen, decisionOf(result)) : known));
          };
          if (kind === 'refund') record(`refund-${index}`, amount);
          if (kind === 'propose') {
            const facts = { payment, records, reserved: reserved() };
            const { allowed } = checkProposedPayment('refundPayments', amount, facts);
            const items = [{ subjectId, amount }];
            if (allowed) proposals = [...proposals, buildProposal({ id: `p${index}`, items, expires: now + 10 })];
          }
          if (kind === 'approve') decide('approved', ben);
          if (kind === 'reject') decide('rejected', ben);
          if (kind === 'withdraw') decide('withdrawn', ana);
          if (kind === 'withdrawRefund') records = records.filter((_record, at) => at !== which);
          now += kind === 'wait' ? amount / 50 : 1;
          expect(refundedOf(payment, records) + reserved()).toBeLessThanOrEqual(payment.amount);
        });
      }),
    );
  });
});
