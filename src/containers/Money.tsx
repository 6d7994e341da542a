import type { Cents } from '@/domain/money/money';
import * as styles from './Money.module.scss';
import { useMoney } from './useMoney';

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
