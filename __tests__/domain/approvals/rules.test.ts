import {
  approversOf,
  judgedPayout,
  judgedRefund,
  judgeRule,
  rulesMadeImpossible,
  rulesThatCatch,
  termsOf,
  type PayoutFacts,
} from '@/domain/approvals/rules';
import { currentVersions } from '@/domain/versions';
import { withDecision } from '@/domain/approvals/proposals';
import { buildRefund, buildVoid } from '../../helpers/builders';
import { buildPayout } from '../../helpers/domain/statements';
import { buildProposal, buildRule, teamPerson } from '../../helpers/domain/approvals';

const [ana, ben, cy] = [
  teamPerson('Ana Ruiz', 'operator'),
  teamPerson('Ben Ode', 'finance'),
  teamPerson('Cy Lee', 'administrator'),
];
const team = [ana, ben, cy];

const isCaught = (rule: object, amount: number, { role = 'operator', merchantId = 'MER001' } = {}) =>
  rulesThatCatch([buildRule(rule)], 'refundPayments', role, [{ amount, merchantId }]).length > 0;

test('A rule catches by act, by an amount above its limit, by merchant and by the role of the proposer', () => {
  expect(isCaught({}, 1)).toBe(true);
  expect(isCaught({ act: 'voidPayments' }, 1)).toBe(false);
  expect([isCaught({ above: 50_000 }, 50_000), isCaught({ above: 50_000 }, 50_001)]).toEqual([false, true]);
  expect([isCaught({ merchantId: 'MER001' }, 1), isCaught({ merchantId: 'MER002' }, 1)]).toEqual([true, false]);
  expect(isCaught({ proposerRole: 'operator' }, 1)).toBe(true);
  expect(isCaught({ proposerRole: 'operator' }, 1, { role: 'administrator' })).toBe(false);
});

test('One of several amounts above the limit of a rule is enough', () => {
  const amounts = [10, 101].map((amount) => ({ amount, merchantId: 'MER001' }));
  expect(rulesThatCatch([buildRule({ above: 100 })], 'refundPayments', 'operator', amounts)).toHaveLength(1);
});

test('A refund counts together with the earlier refunds of its payment, so that nobody divides a large one', () => {
  expect(judgedRefund(300, [buildRefund({ amount: 400 }), buildRefund({ id: 'record-2', amount: 50 })])).toBe(750);
  expect(judgedRefund(300, [buildVoid()])).toBe(300);
});

describe('A payout counts together with those to its party of the last 24 hours, so that nobody divides a large one', () => {
  const now = Date.UTC(2024, 6, 2, 9);
  const payoutOf = (id: string, hours: number, partyId = 'MER001') =>
    buildPayout({ id, partyId, amount: 400, instant: now - hours * 3_600_000 });
  const judged = (facts: Partial<PayoutFacts>, id?: string) =>
    judgedPayout(
      { partyId: 'MER001', amount: 300, ...(id !== undefined && { id }) },
      { payouts: [], reversals: [], proposals: [], ...facts },
      now,
    ).amount;

  test('Earlier ones and those to other parties do not count', () => {
    const payouts = [payoutOf('p1', 1), payoutOf('p2', 23.9), payoutOf('p3', 24), payoutOf('p4', 1, 'MER002')];
    expect(judged({ payouts })).toBe(1_100);
    // The payout itself does not count twice.
    expect(judged({ payouts }, 'p1')).toBe(700);
  });

  test('One that was restored counts since then', () => {
    const stamp = {
      id: 'b1',
      recordedAt: '2024-07-02 08:00:00',
      recordedBy: 'Ana Ruiz',
      zone: 'UTC',
      instant: now - 3_600_000,
    };
    const reversals = [{ of: 'payouts' as const, recordId: 'p3', broughtBack: stamp }];
    expect(judged({ payouts: [payoutOf('p3', 48)], reversals })).toBe(700);
    expect(judged({ payouts: [payoutOf('p3', 48)], reversals: [{ ...reversals[0]!, of: 'payments' }] })).toBe(300);
  });

  test('One that somebody approved does not count', () => {
    const proposal = buildProposal({ id: 'proposal-1', items: [{ subjectId: 'MER001', amount: 400 }] });
    const decision = { ...buildProposal(), id: 'd1', result: 'approved' as const, note: '', personId: 'ben' };
    const payouts = [payoutOf('proposal-1-MER001', 1)];
    expect(judged({ payouts, proposals: [proposal] })).toBe(700);
    expect(judged({ payouts, proposals: [withDecision(proposal, decision)] })).toBe(300);
  });
});

test('A changed rule is a new version, and the former one catches nothing more', () => {
  const rules = [buildRule(), buildRule({ id: 'rule-2', replaces: 'rule-1', above: 100 })];
  expect(currentVersions(rules).map(({ id }) => id)).toEqual(['rule-2']);
  expect(currentVersions([...rules, buildRule({ id: 'rule-3', withdraws: 'rule-2' })])).toEqual([]);
});

test('Those may approve whose role allows it and whom every rule names, but never the proposer', () => {
  expect(approversOf([buildRule()], team, ana.id)).toEqual([ben, cy]);
  expect(approversOf([buildRule()], team, ben.id)).toEqual([cy]);
  expect(approversOf([buildRule({ approverIds: [ben.id] }), buildRule()], team, ana.id)).toEqual([ben]);
  expect(approversOf([buildRule({ approverIds: [ana.id] })], team, cy.id)).toEqual([]);
});

test('A proposal waits as long as the shortest of its rules says', () => {
  const rules = [buildRule({ days: 7 }), buildRule({ id: 'rule-2', days: 2, approverIds: [cy.id] })];
  expect(termsOf(rules, team, { proposerId: ana.id, now: 1000 })).toEqual({
    ruleIds: ['rule-1', 'rule-2'],
    approvers: [{ id: cy.id, name: 'Cy Lee' }],
    expires: 1000 + 2 * 86_400_000,
  });
});

describe('A rule that nobody else can satisfy is refused when it is saved', () => {
  test('Nobody but the proposer may approve', () => {
    expect(judgeRule(buildRule({ approverIds: [cy.id] }), [], [ana, cy])).toEqual({
      allowed: false,
      refusal: { kind: 'nobodyMayApprove', person: 'Cy Lee' },
    });
    expect(judgeRule(buildRule(), [], [ana, cy])).toMatchObject({ allowed: false });
    expect(judgeRule(buildRule(), [], team)).toEqual({ allowed: true });
  });

  test('A rule for one role needs approvers for that role only', () => {
    expect(judgeRule(buildRule({ proposerRole: 'operator' }), [], [ana, cy])).toEqual({ allowed: true });
  });

  test('Two rules that catch the same act need a person whom both name', () => {
    const first = buildRule({ proposerRole: 'operator', approverIds: [ben.id] });
    const second = buildRule({ id: 'rule-2', approverIds: [cy.id], proposerRole: 'operator' });
    expect(judgeRule(second, [first], team)).toMatchObject({ allowed: false });
    expect(judgeRule({ ...second, replaces: 'rule-1' }, [first], team)).toEqual({ allowed: true });
    expect(judgeRule({ ...second, merchantId: 'MER002' }, [{ ...first, merchantId: 'MER001' }], team)).toEqual({
      allowed: true,
    });
  });

  test.each([
    ['of another act', { act: 'voidPayments' as const }, true],
    ['for another role', { proposerRole: 'administrator' }, true],
    ['for all roles', {}, false],
    ['for the same role', { proposerRole: 'operator' }, false],
    ['for another merchant', { merchantId: 'MER001' }, true],
    ['for the same merchant', { merchantId: 'MER002' }, false],
  ])('A rule %s meets it only if both can catch the same act', (_name, fields, allowed) => {
    const other = buildRule({ approverIds: [ben.id], ...fields });
    const rule = buildRule({ id: 'rule-2', approverIds: [cy.id], proposerRole: 'operator', merchantId: 'MER002' });
    expect(judgeRule(rule, [other], team).allowed).toBe(allowed);
    // A rule for all merchants meets the rules of each merchant.
    const { merchantId: _merchantId, ...wide } = rule;
    expect(judgeRule(wide, [other], team).allowed).toBe(allowed && other.merchantId === undefined);
  });

  test('A rule that is removed needs nobody who may approve, and is judged among several', () => {
    const rules = [buildRule({ approverIds: [cy.id] }), buildRule({ id: 'rule-2', approverIds: [ben.id] })];
    expect(judgeRule(buildRule({ id: 'rule-3', withdraws: 'rule-1', approverIds: [cy.id] }), rules, [cy])).toEqual({
      allowed: true,
    });
    expect(judgeRule(buildRule({ id: 'rule-3', replaces: 'rule-2' }), rules, team)).toMatchObject({
      refusal: { kind: 'nobodyMayApprove' },
    });
  });

  test('A version of a rule that somebody has changed is refused', () => {
    const rules = [buildRule(), buildRule({ id: 'rule-2', replaces: 'rule-1' })];
    expect(judgeRule(buildRule({ id: 'rule-3', replaces: 'rule-1' }), rules, team)).toEqual({
      allowed: false,
      refusal: { kind: 'ruleChanged' },
    });
    expect(judgeRule(buildRule({ id: 'rule-3', withdraws: 'rule-2' }), rules, [])).toEqual({ allowed: true });
  });
});

describe('A change of people or roles', () => {
  const rule = buildRule({ approverIds: [ben.id] });

  test('makes a rule impossible for those whom nobody else may approve then', () => {
    const reader = { ...ben, role: 'viewer', acts: [] };
    expect(rulesMadeImpossible([rule], team, [ana, reader, cy])).toEqual([{ rule, proposers: ['Ana Ruiz', 'Cy Lee'] }]);
    expect(rulesMadeImpossible([rule], team, [ana, cy])).toEqual([{ rule, proposers: ['Ana Ruiz', 'Cy Lee'] }]);
    // The only approver may refund then, and nobody approves an own proposal.
    const administrator = { ...ben, role: 'administrator', acts: cy.acts };
    expect(rulesMadeImpossible([rule], team, [ana, administrator, cy])).toEqual([{ rule, proposers: ['Ben Ode'] }]);
  });

  test('makes rules that catch the same act impossible if nobody is left whom both name', () => {
    const dan = teamPerson('Dan Roy', 'finance');
    const [first, second] = [
      buildRule({ proposerRole: 'operator', approverIds: [ben.id, cy.id] }),
      buildRule({ id: 'rule-2', proposerRole: 'operator', approverIds: [cy.id, dan.id] }),
    ];
    const voids = buildRule({ id: 'rule-3', act: 'voidPayments', proposerRole: 'operator', approverIds: [ben.id] });
    const proposers = ['Ana Ruiz'];
    expect(rulesMadeImpossible([first, second, voids], [...team, dan], [ana, ben, dan])).toEqual([
      { rule: first, proposers },
      { rule: second, proposers },
    ]);
  });

  test('is said only of what it changes', () => {
    expect(rulesMadeImpossible([rule], team, team)).toEqual([]);
    expect(rulesMadeImpossible([rule], [ana, cy], [ana])).toEqual([]);
    expect(rulesMadeImpossible([buildRule()], team, [ana, ben])).toEqual([]);
    // Nobody could approve by both of these rules before.
    const apart = [ben, cy].map(({ id }) => buildRule({ id, proposerRole: 'operator', approverIds: [id] }));
    expect(rulesMadeImpossible(apart, team, [ana, ben])).toEqual([]);
    const payouts = buildRule({ id: 'rule-2', act: 'recordPayouts' });
    expect(rulesMadeImpossible([rule, payouts], team, [ana, ben])).toEqual([{ rule: payouts, proposers: ['Ben Ode'] }]);
  });
});
