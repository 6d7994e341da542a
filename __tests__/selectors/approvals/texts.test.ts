import { describeProposal, describeRule } from '@/selectors/approvals/texts';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { buildRule } from '../../helpers/domain/approvals';

const sentenceOf = (rule: Partial<ApprovalRule>, names: { merchantName?: string; roleName?: string } = {}) =>
  describeRule(buildRule(rule), {
    money: (cents) => `$${cents / 100}`,
    merchantName: names.merchantName,
    roleName: names.roleName,
  });

test.each([
  ['All refunds need approval.', {}, {}],
  ['All payouts need approval.', { act: 'recordPayouts' as const }, {}],
  ['Refunds above $500 need approval.', { above: 50_000 }, {}],
  ['Voids by operators need approval.', { act: 'voidPayments' as const, proposerRole: 'operator' }, {}],
  ['Refunds by the role "Support" need approval.', { proposerRole: 'role-1' }, { roleName: 'Support' }],
  ['Refunds by the role "role-1" need approval.', { proposerRole: 'role-1' }, {}],
  ['Refunds of Harbor need approval.', { merchantId: 'MER001' }, { merchantName: 'Harbor' }],
  [
    'Payouts above $20 to Harbor by finance need approval.',
    { act: 'recordPayouts' as const, above: 2_000, merchantId: 'MER001', proposerRole: 'finance' },
    { merchantName: 'Harbor' },
  ],
])('%s', (sentence, rule, names) => {
  expect(sentenceOf(rule, names)).toBe(sentence);
});

test('A proposal names its amount, and how many payments or payouts it has', () => {
  expect(describeProposal('refundPayments', 1, '$6.00')).toBe('Refund of $6.00');
  expect(describeProposal('voidPayments', 2, '$6.00')).toBe('Voids of $6.00 in total, 2 payments');
  expect(describeProposal('recordPayouts', 3, '$9.00')).toBe('Payouts of $9.00 in total, 3 payouts');
});
