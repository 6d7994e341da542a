import { classNames } from '@/components/page/classNames';
import type { Tone } from '@/domain/tones';
import * as styles from './StatusBadge.module.scss';

type Props = { label: string; tone: Tone };

/** A status as a tinted badge; the text repeats what the color says. */
export function StatusBadge({ label, tone }: Props) {
  return (
    <span className={classNames('badge', styles.badge)} data-tone={tone}>
      {label}
    </span>
  );
}
