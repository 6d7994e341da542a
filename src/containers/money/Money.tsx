import { type Cents, formatMoney } from '@/domain/money/money';
import * as styles from './Money.module.scss';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';

type Props = { cents: Cents };

export function Money({ cents }: Props) {
  return useMoney()(cents);
}

/** A large amount with less prominent decimals. */
export function LargeMoney({ cents }: Props) {
  const [whole, fraction] = useMoney()(cents).split('.');
  return (
    <span className={styles.money}>
      {whole}
      {fraction !== undefined && <span className={styles.cents}>.{fraction}</span>}
    </span>
  );
}

/** Returns a formatter for amounts in cents, in the workspace's currency. */
export function useMoney(): (cents: Cents) => string {
  const currency = useAppSelector(selectCurrency);
  return (cents) => formatMoney(cents, currency);
}
