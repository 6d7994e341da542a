import { useMoney } from '@/containers/money/Money';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTeam } from '@/slices/teamSlice';
import { useAppSelector } from '@/store/hooks';
import { describeRule } from '@/selectors/approvals/texts';

/** Returns the sentence of a rule: 'Refunds above $500.00 need approval.' */
export function useRuleText(): (rule: ApprovalRule) => string {
  const money = useMoney();
  const names = useAppSelector(selectMerchantNames);
  const { roles } = useAppSelector(selectTeam);
  return (rule) =>
    describeRule(rule, {
      money,
      merchantName: rule.merchantId === undefined ? undefined : merchantNameOf(names, rule.merchantId),
      roleName: roles.find(({ id }) => id === rule.proposerRole)?.name,
    });
}
