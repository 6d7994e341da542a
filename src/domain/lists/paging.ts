/** The page sizes an operator can choose from (specification, section 9). */
export const PAGE_SIZES = [10, 20, 50] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** Between two page numbers of a pager: pages that are left out. */
export const GAP = 'gap';

/** The number of pages; one where there is no row. */
export function countPages(rows: number, size: PageSize): number {
  return Math.max(1, Math.ceil(rows / size));
}

/** The page (from 1) itself, or the last one where it is beyond the end, or the first where it is no page at all. */
export function clampPage(page: number, rows: number, size: PageSize): number {
  return Number.isInteger(page) ? Math.min(Math.max(1, page), countPages(rows, size)) : 1;
}

/** One page of rows: `page` (from 1) is never beyond the end, `total` counts the rows of all pages. */
export type PageView<Row> = { rows: Row[]; page: number; pageSize: PageSize; total: number };

/** The page of these rows that is in view; `page` is brought into range. Of the others none is asked for. */
export function viewPage<Row>(
  indices: Uint32Array,
  page: number,
  pageSize: PageSize,
  rowAt: (index: number) => Row,
): PageView<Row> {
  const inRange = clampPage(page, indices.length, pageSize);
  const start = (inRange - 1) * pageSize;
  const shown = [...indices.subarray(start, start + pageSize)];
  return { rows: shown.map(rowAt), page: inRange, pageSize, total: indices.length };
}

/** `Showing 1 to 10 of 30 entries`; `Showing 0 to 0 of 0 entries` where there is no row. */
export function describePage({ page, pageSize, total }: Omit<PageView<unknown>, 'rows'>): string {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)} entries`;
}

/** `1,234`: a number of rows with thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 transaction`, `1,234 transactions`. */
export function describeCount(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `1,234 transactions listed`, `No transactions listed`: what filters leave over, in words. */
export function describeRowsLeft(count: number, noun: string): string {
  return `${count === 0 ? `No ${noun}s` : describeCount(count, noun)} listed`;
}

/** The page that holds the first row now in view when the page size changes. */
export function pageAfterResize(page: number, from: PageSize, to: PageSize): number {
  return Math.floor(((page - 1) * from) / to) + 1;
}

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
