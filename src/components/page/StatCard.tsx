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
  /** The line below the figure, with a tone where it says better or worse. */
  change?: { text: string; tone?: Tone };
  /** What the figure is of, and what else belongs to it. */
  note?: string;
  /** Where the rows behind the figure are. */
  to?: string;
  /** The button that says how the figure comes about. */
  explanation?: ReactNode;
};

/** One figure with its title, an icon and, where there is one, a line on its change. */
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
