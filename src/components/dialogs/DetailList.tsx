import type { ReactNode } from 'react';
import { classNames } from '@/components/page/classNames';
import * as styles from './DetailList.module.scss';

type Props = {
  items: readonly { term: string; value: ReactNode; isWide?: boolean }[];
  /** Addresses are among the values: each has room for one. */
  isRoomy?: boolean;
};

/** Names and values of one thing, read-only. */
export function DetailList({ items, isRoomy = false }: Props) {
  return (
    <dl className={classNames(styles.list, isRoomy && styles.isRoomy)}>
      {items.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? styles.wide : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
