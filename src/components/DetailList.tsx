import type { ReactNode } from 'react';

type Props = { items: readonly { term: string; value: ReactNode }[] };

/** Names and values of one thing, read-only. */
export function DetailList({ items }: Props) {
  return (
    <dl className="detail-list">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
