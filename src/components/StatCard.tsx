import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import type { Tone } from '@/domain/tones';
import { RouteLink } from './RouteLink';

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
    <Card as="section" className="stat-card">
      <Card.Body>
        <div className="stat-card-title">
          <h2>{to === undefined ? title : <RouteLink to={to}>{title}</RouteLink>}</h2>
          {explanation}
          <Icon aria-hidden size={20} />
        </div>
        <p className="stat-card-value">{value}</p>
        {change && <p className={`stat-card-change ${change.tone ? `is-${change.tone}` : ''}`}>{change.text}</p>}
        {note !== undefined && <p className="stat-card-note">{note}</p>}
      </Card.Body>
    </Card>
  );
}
