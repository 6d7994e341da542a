import type { ReactNode } from 'react';
import { classNames } from '@/components/page/classNames';
import * as styles from './DetailList.module.scss';

type Props = {
  items: readonly { term: string; value: ReactNode; isWide?: boolean }[];
  /** Makes room for long values, such as addresses. */
  isRoomy?: boolean;
};

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
