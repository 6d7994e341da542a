import type { ReactNode } from 'react';
import * as styles from './figures.module.scss';

type Props = { items: readonly { term: string; value: ReactNode; className?: string }[] };

/** The figures of a view with their names, of which two may be equal. */
export function Figures({ items }: Props) {
  return (
    <dl className={styles.figures}>
      {items.map(({ term, value, className }, index) => (
        <div key={`${index} ${term}`} className={className}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
