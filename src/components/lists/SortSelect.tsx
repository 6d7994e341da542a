import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { sentenceCase } from '@/domain/lists/headers';
import type { Sort } from '@/domain/lists/sorting';
import * as styles from './SortSelect.module.scss';

type Props<Column extends string> = {
  columns: readonly { header: string; sortsBy: Column }[];
  sort: Sort<Column>;
  onSorted: (sort: Sort<Column>) => void;
};

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Where rows are of two lines, what the headers of the columns do: which one sorts the list, and which way. */
export function SortSelect<Column extends string>({ columns, sort, onSorted }: Props<Column>) {
  const id = useId();
  const orders = columns.flatMap(({ header, sortsBy: column }) =>
    DIRECTIONS.map((direction) => ({
      value: `${column} ${direction}`,
      label: `${sentenceCase(header)}, ${direction}`,
      sort: { column, direction },
    })),
  );
  return (
    <div className={styles.sort}>
      <Form.Label htmlFor={id} className="mb-0">
        Sort by
      </Form.Label>
      <Form.Select
        id={id}
        size="sm"
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ target }) => onSorted(orders.find(({ value }) => value === target.value)?.sort ?? null)}
      >
        <option value="">Default order</option>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Form.Select>
    </div>
  );
}
