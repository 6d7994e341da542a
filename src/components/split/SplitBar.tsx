import type { Cents } from '@/domain/money/money';
import { formatShare, percentShares } from '@/domain/money/percentShares';
import * as styles from './SplitBar.module.scss';

/** One party and its share. A share without a series belongs to no party and is hatched. */
export type SplitPart = { label: string; cents: Cents; series?: 1 | 2 | 3 | 4 | 5 };

type Props = {
  /** The name of the split money. */
  label: string;
  parties: readonly SplitPart[];
  /** Adds the amounts if no table below shows them. */
  money?: (cents: Cents) => string;
  /** The table below is the legend, except for shares without a series. */
  isTableBelow?: boolean;
};

/**
 * Shows a split: one stacked bar, and each party with its percentage. The bar leaves out shares of zero or less; if all shares are
 * zero or less, it is empty.
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
