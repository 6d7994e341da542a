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
  /** The rows of a table below are the legend, but for what has no series. */
  isTableBelow?: boolean;
};

/**
 * How money divides: one stacked bar, and each party by name with its percentage. A part of zero or less has no place in the
 * bar; where all come to zero or less the bar is empty or has no percentages.
 */
export function SplitBar({ label, parties, money, isTableBelow = false }: Props) {
  const shares = percentShares(parties.map(({ cents }) => cents));
  const legend = parties
    .map((part, index) => ({ ...part, share: shares[index] }))
    .filter(({ series }) => !isTableBelow || series === undefined);
  return (
    <div className={styles.split} {...(legend.length > 0 && { role: 'group', 'aria-label': label })}>
      <div className={styles.bar} aria-hidden>
        {parties.map(
          ({ label: name, cents, series }) =>
            cents > 0 && <span key={name} data-series={series} style={{ flexGrow: cents }} />,
        )}
      </div>
      {legend.length > 0 && (
        <dl className={money && styles.withAmounts}>
          {legend.map(({ label: name, cents, series, share }) => (
            <div key={name}>
              <dt className={styles.key} data-series={series}>
                {name}
              </dt>
              {money && <dd>{money(cents)}</dd>}
              {share !== undefined && <dd className={styles.share}>{formatShare(cents, share)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
