import type { PageView } from './paging';

/** A gap between two page numbers. */
export const GAP = 'gap';

/**
 * The visible page numbers in ascending order: the first, the last, the current page and its neighbors, with gaps
 * between.
 */
export function pagerItems(page: number, pages: number): (number | typeof GAP)[] {
  const items: (number | typeof GAP)[] = [];
  let before = 0;
  for (const number of new Set([1, page - 1, page, page + 1, pages])) {
    if (number < 1 || number > pages) continue;
    // A gap of one page needs as much room as the page number.
    if (number - before === 2) items.push(number - 1);
    else if (number - before > 1) items.push(GAP);
    items.push(number);
    before = number;
  }
  return items;
}

/** The first and the last row of a page, counted from 1. Both are 0 if there are no rows. */
export function rangeOfPage({ page, pageSize, total }: Omit<PageView<unknown>, 'rows'>): {
  first: number;
  last: number;
} {
  return { first: total === 0 ? 0 : (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) };
}
