import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { describeCount } from '@/domain/lists/paging';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { formatMoney } from '@/domain/money/money';
import { refundReasonName } from '@/domain/payments/vocabulary';
import { partyNameOf } from '@/domain/statements/parties';
import * as texts from '@/selectors/approvals/texts';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectMerchantOf } from '@/selectors/statements/merchantOfPayment';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectApprovalRules, selectProposals } from '@/slices/entities/recordSlices';
import { selectTeam } from '@/slices/teamSlice';
import { auditStampOf, type ChangeRow } from './changes';

/** What was proposed and decided, and the rules that were added, changed and removed. */
export const selectApprovalChanges = createSelector(
  [
    ...([selectProposals, selectApprovalRules, selectMerchantOf, selectPartyNames] as const),
    ...([selectMerchantNames, selectTeam, selectCurrency] as const),
  ],
  (proposals, rules, merchantOf, parties, merchants, { roles }, currency): ChangeRow[] => {
    const money = (cents: number) => formatMoney(cents, currency);

    function subjectOf({ act, items }: ProposedAct) {
      const [first] = items;
      if (items.length > 1 || !first)
        return { about: describeCount(items.length, act === 'recordPayouts' ? 'payout' : 'payment'), merchantName: '' };
      const { subjectId } = first;
      if (act === 'recordPayouts') return { about: partyNameOf(parties, subjectId), merchantName: '' };
      return { about: subjectId, paymentId: subjectId, ...merchantOf(subjectId) };
    }

    function proposalChanges(proposal: ProposedAct): ChangeRow[] {
      const { act, items, decision } = proposal;
      const sum = items.reduce((total, { amount }) => total + amount, 0);
      const what = texts.describeProposal(act, items.length, money(sum));
      const subject = { kind: 'Approvals' as const, ...subjectOf(proposal) };
      const why = act === 'refundPayments' ? refundReasonName(proposal.reason) : '';
      const to = texts.STATES.waiting;
      const proposed = { ...auditStampOf(proposal), ...subject, what: texts.proposed(what), from: '', to, why };
      if (!decision) return [proposed];
      const state = texts.STATES[decision.result];
      return [
        proposed,
        {
          ...auditStampOf(decision),
          ...subject,
          what: texts.ended(what, decision.result),
          from: to,
          to: state,
          why: decision.note,
        },
      ];
    }

    const describeRule = (rule: ApprovalRule) =>
      texts.describeRule(rule, {
        money,
        merchantName: rule.merchantId === undefined ? undefined : merchantNameOf(merchants, rule.merchantId),
        roleName: roles.find(({ id }) => id === rule.proposerRole)?.name,
      });

    function ruleChange(rule: ApprovalRule): ChangeRow {
      const isRemoved = rule.withdraws !== undefined;
      const before = rules[rule.withdraws ?? rule.replaces ?? ''];
      return {
        ...auditStampOf(rule),
        kind: 'Approvals',
        what: isRemoved ? texts.ruleRemoved : before ? texts.ruleChanged : texts.ruleAdded,
        about: texts.rules,
        merchantName: '',
        from: before ? describeRule(before) : '',
        to: isRemoved ? texts.noRule : describeRule(rule),
        why: '',
      };
    }

    return [...Object.values(proposals).flatMap(proposalChanges), ...Object.values(rules).map(ruleChange)];
  },
);
