import { formatCount } from '@/domain/lists/paging';

const explanations = new Map([
  ['integrations', ' An integration is a payment form for a merchant.'],
  ['notifications', ' Changes to your integrations will appear here.'],
]);
export const noRowsYet = (noun: string) => `No ${noun} yet.${explanations.get(noun) ?? ''}`;
export const importData = 'Import data';
export const noMatches = (noun: string, filters: string) =>
  `No ${noun} match ${filters}. Check the spelling or clear the filters.`;
export const clearFilters = 'Clear filters';
export const exporting = 'Exporting…';
export const exportProgress = (written: string, all: string) => `${written} of ${all} rows`;
export const exportFailed = 'Export failed';
export const exportLabel = 'Export';
export const csv = 'CSV';
export const moreFormats = 'More export formats';
export const rowsPerPage = 'Rows per page';
export const pagesOf = (noun: string) => `Pages of ${noun}`;
export const page = (number: string) => `Page ${number}`;
export const sortBy = 'Sort by';
export const defaultOrder = (noun: string) => (noun === 'transactions' ? 'Newest first' : 'Default');
export const lowToHigh = 'low to high';
export const highToLow = 'high to low';
export const order = (column: string, direction: string) => `${column}, ${direction}`;
export const shownRows = (first: number, last: number, total: number, isAbout = false) =>
  `Showing ${formatCount(first)} to ${formatCount(last)} of ${isAbout ? 'about ' : ''}${formatCount(total)} ${total === 1 ? 'entry' : 'entries'}`;
export const pagesFollow =
  'Later pages open one after another, with Next. Narrow the list to see other payments, or export it.';
