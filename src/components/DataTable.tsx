import type { Key, ReactNode } from 'react';
import Table from 'react-bootstrap/Table';

export type Column<Row> = {
  header: string;
  render: (row: Row) => ReactNode;
  isNumeric?: boolean;
};

type Props<Row> = {
  /** What the table holds, for assistive technology. */
  caption: string;
  /** The first column names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  emptyText: string;
};

/** The one table of all lists; it scrolls inside its own wrapper, which the keyboard can reach. */
export function DataTable<Row>({ caption, columns, rows, rowKey, emptyText }: Props<Row>) {
  const [rowHeader, ...others] = columns;
  return (
    // A region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-wrapper" role="region" aria-label={caption} tabIndex={0}>
      <Table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, isNumeric }) => (
              <th key={header} scope="col" className={cellClass(isNumeric)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{rowHeader.render(row)}</th>
              {others.map(({ header, render, isNumeric }) => (
                <td key={header} className={cellClass(isNumeric)}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && <p className="table-empty">{emptyText}</p>}
    </div>
  );
}

function cellClass(isNumeric = false): string {
  return isNumeric ? 'is-numeric' : '';
}
