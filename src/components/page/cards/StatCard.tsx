import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { RouteLink } from '@/components/text/RouteLink';
import type { Tone } from '@/domain/tones';
import * as styles from './StatCard.module.scss';

type Props = {
  title: string;
  value: ReactNode;
  icon: LucideIcon;
  /** The line below the figure; the tone shows whether the change is good or bad. */
  change?: { text: string; tone?: Tone };
  /** A note on what the figure covers. */
  note?: string;
  /** The path of the list with the rows behind the figure. */
  to?: string;
  /** The button that explains the calculation. */
  explanation?: ReactNode;
};

/** A card with one figure, its title, an icon and an optional line about its change. */
export function StatCard({ title, value, icon: Icon, change, note, to, explanation }: Props) {
  return (
    <Card as="section" className={styles.card}>
      <Card.Body>
        <div className={styles.title}>
          <h2>{to === undefined ? title : <RouteLink to={to}>{title}</RouteLink>}</h2>
          {explanation}
          <Icon aria-hidden size={20} />
        </div>
        <p className={styles.value}>{value}</p>
        {change && (
          <p className={styles.change} data-tone={change.tone}>
            {change.text}
          </p>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Card.Body>
    </Card>
  );
}
