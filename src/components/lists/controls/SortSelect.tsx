import { useId, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { sentenceCase } from '@/domain/lists/headers';
import type { Sort } from '@/domain/lists/sort';
import * as styles from './SortSelect.module.scss';
import * as texts from '@/components/lists/texts';

type Props<Column extends string> = {
  /** The rows in the plural. */
  noun: string;
  columns: readonly { header: string; sortsBy: Column; isNumeric?: boolean }[];
  sort: Sort<Column>;
  onSorted: (sort: Sort<Column>) => void;
  /** The checkbox of the page. */
  children?: ReactNode;
};

const DIRECTIONS = ['ascending', 'descending'] as const;
const NUMERIC_ORDERS = { ascending: texts.lowToHigh, descending: texts.highToLow };

/** Replaces the sortable column headers on small screens, where a row takes two lines. */
export function SortSelect<Column extends string>({ noun, columns, sort, onSorted, children }: Props<Column>) {
  const id = useId();
  const orders = columns.flatMap(({ header, sortsBy: column, isNumeric = false }) =>
    DIRECTIONS.map((direction) => ({
      value: `${column} ${direction}`,
      label: texts.order(sentenceCase(header), isNumeric ? NUMERIC_ORDERS[direction] : direction),
      sort: { column, direction },
    })),
  );
  return (
    <div className={styles.sort}>
      {children}
      <Form.Label htmlFor={id} className="mb-0">
        {texts.sortBy}
      </Form.Label>
      <Form.Select
        id={id}
        size="sm"
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ target }) => onSorted(orders.find(({ value }) => value === target.value)?.sort ?? null)}
      >
        <option value="">{texts.defaultOrder(noun)}</option>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Form.Select>
    </div>
  );
}
