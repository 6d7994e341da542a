import { formatMoney, type Cents } from '@/domain/money/money';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

/** Puts amounts (cents) into words, in the workspace's currency. */
export function useMoney(): (cents: Cents) => string {
  const currency = useAppSelector(selectCurrency);
  return (cents) => formatMoney(cents, currency);
}
