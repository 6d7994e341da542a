import { LargeMoney } from '@/containers/money/Money';
import { VOLUME_SERIES, type VolumeTotals } from '@/domain/money/volume';
import { FigureExplanation } from './FigureExplanation';
import * as styles from './VolumeTiles.module.scss';
import { describeSeries } from './volumeTexts';

type Props = { totals: VolumeTotals; hasVolume: boolean };

/** The five series of the volume with their sums and shares. */
export function VolumeTiles({ totals, hasVolume }: Props) {
  return (
    <div className={styles.tiles}>
      <dl className={styles.row}>
        {VOLUME_SERIES.map(({ key, label }, index) => (
          <div key={key} className={styles.tile} data-series={index + 1}>
            <dt>
              {label}
              <FigureExplanation figure={key} title={label} />
            </dt>
            <dd>
              <LargeMoney cents={totals[key]} />
            </dd>
            {hasVolume && <dd className={styles.share}>{describeSeries(key, totals)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
