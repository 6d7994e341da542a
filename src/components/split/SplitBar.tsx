import type { Cents } from '@/domain/money/money';
import { formatShare, percentShares } from '@/domain/money/percentShares';
import * as styles from './SplitBar.module.scss';

/** One party and its part; without a series it is hatched: no party has it. */
export type SplitPart = { label: string; cents: Cents; series?: 1 | 2 | 3 | 4 | 5 };

type Props = {
  /** What is divided. */
  label: string;
  parties: readonly SplitPart[];
  /** Says the amounts too, where no figures stand below. */
  money?: (cents: Cents) => string;
};

/**
 * How money divides: one stacked bar, and each party by name with its percentage. A part of zero or less has no place in the
 * bar; where all come to zero or less the bar is empty or has no percentages.
 */
export function SplitBar({ label, parties, money }: Props) {
  const shares = percentShares(parties.map(({ cents }) => cents));
  return (
    <div role="group" aria-label={label} className={styles.split}>
      <div className={styles.bar} aria-hidden>
        {parties.map(
          ({ label: name, cents, series }) =>
            cents > 0 && <span key={name} data-series={series} style={{ flexGrow: cents }} />,
        )}
      </div>
      <dl className={money && styles.withAmounts}>
        {parties.map(({ label: name, cents, series }, index) => {
          const share = shares[index];
          return (
            <div key={name}>
              <dt data-series={series}>{name}</dt>
              {money && <dd>{money(cents)}</dd>}
              {share !== undefined && <dd className={styles.share}>{formatShare(cents, share)}</dd>}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
