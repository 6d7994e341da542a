import { groupThousands } from '@/domain/money/money';

export const PAGE_SIZES = [10, 20, 50] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** The number of pages, at least one. */
export function countPages(rows: number, size: PageSize): number {
  return Math.max(1, Math.ceil(rows / size));
}

/** The page from 1. Beyond the end it is the last page, and for an invalid number the first. */
export function clampPage(page: number, rows: number, size: PageSize): number {
  return Number.isInteger(page) ? Math.min(Math.max(1, page), countPages(rows, size)) : 1;
}

/**
 * One page of rows. `page` counts from 1 and is never beyond the end; `total` counts the rows of all pages, or about so many
 * rows. `lastPage` is the last page that can be opened now, if there are pages beyond it.
 */
export type PageView<Row> = {
  rows: Row[];
  page: number;
  pageSize: PageSize;
  total: number;
  isAbout?: boolean;
  lastPage?: number | undefined;
};

/** The visible page of these rows. Only its rows are read. */
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

/** `1,234`: a number of rows with thousands separators. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** `transactions`, `discrepancies`. */
export function pluralOf(noun: string): string {
  return `${noun.replace(/([^aeou])y$/, '$1ie')}s`;
}

/** `1 transaction`, `1,234 transactions`. */
export function describeCount(count: number, noun: string): string {
  return `${formatCount(count)} ${count === 1 ? noun : pluralOf(noun)}`;
}

/** `1,234 transactions found`. */
export function describeFound(count: number, noun: string): string {
  return `${describeCount(count, noun)} found`;
}

/** After a change of the page size, the page with the first row that was visible. */
export function pageAfterResize(page: number, from: PageSize, to: PageSize): number {
  return Math.floor(((page - 1) * from) / to) + 1;
}
