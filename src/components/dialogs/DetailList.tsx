import type { ReactNode } from 'react';
import * as styles from './DetailList.module.scss';

type Props = { items: readonly { term: string; value: ReactNode; isWide?: boolean }[] };

/** Names and values of one thing, read-only. */
export function DetailList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? styles.wide : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
