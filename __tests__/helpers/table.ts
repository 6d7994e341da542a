import { screen, within } from '@testing-library/react';

/** Returns the texts of a table: its headers, and the cells of each row. */
export function readTable(name: string | RegExp): { headers: string[]; rows: string[][] } {
  const table = screen.getByRole('table', { name });
  const [head, ...rows] = within(table).getAllByRole('row');
  return {
    headers: head ? within(head).getAllByRole('columnheader').map(textOf) : [],
    rows: rows.map((row) => [...row.children].map(textOf)),
  };
}

function textOf(element: Element): string {
  return element.textContent;
}
