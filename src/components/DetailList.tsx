import type { ReactNode } from 'react';

type Props = { items: readonly { term: string; value: ReactNode; isWide?: boolean }[] };

/** Names and values of one thing, read-only. */
export function DetailList({ items }: Props) {
  return (
    <dl className="detail-list">
      {items.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? 'detail-wide' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
