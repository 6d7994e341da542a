import { Money } from '@/containers/money/Money';
import type { ReceiptLine } from '@/domain/payments/receipt';
import * as styles from './ReceiptLines.module.scss';

type Props = { title: string; lines: readonly ReceiptLine[] };

export function ReceiptLines({ title, lines }: Props) {
  return (
    <section className={styles.lines}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ label, amount, isTotal = false }) => (
          <div key={label} className={isTotal ? styles.isTotal : undefined}>
            <dt>{label}</dt>
            <dd>
              <Money cents={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
