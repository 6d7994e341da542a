import { formatCount, type PageView } from './paging';

/** Between two page numbers of a pager: pages that are left out. */
export const GAP = 'gap';

/** The page numbers a pager shows, ascending: first, last, the page itself and its neighbours, with gaps between. */
export function pagerItems(page: number, pages: number): (number | typeof GAP)[] {
  const items: (number | typeof GAP)[] = [];
  let before = 0;
  for (const number of new Set([1, page - 1, page, page + 1, pages])) {
    if (number <= before || number > pages) continue;
    // A gap of one page takes as much room as that page.
    if (number - before === 2) items.push(number - 1);
    else if (number - before > 2) items.push(GAP);
    items.push(number);
    before = number;
  }
  return items;
}

/** `Showing 1 to 10 of 30 entries`; `Showing 0 to 0 of 0 entries` where there is no row. */
export function describePage({ page, pageSize, total }: Omit<PageView<unknown>, 'rows'>): string {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)} ${total === 1 ? 'entry' : 'entries'}`;
}
