import { formatMoney, type Cents } from '@/domain/money/money';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

/** Returns a formatter for amounts in cents, in the workspace's currency. */
export function useMoney(): (cents: Cents) => string {
  const currency = useAppSelector(selectCurrency);
  return (cents) => formatMoney(cents, currency);
}
