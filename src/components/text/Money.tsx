import { formatMoney, type Cents } from '@/domain/money/money';
import * as styles from './Money.module.scss';

type Props = { cents: Cents };

/** A large figure of money: the cents a little quieter than the dollars. */
export function Money({ cents }: Props) {
  const [dollars, fraction] = formatMoney(cents).split('.');
  return (
    <span className={styles.money}>
      {dollars}
      <span className={styles.cents}>.{fraction}</span>
    </span>
  );
}
