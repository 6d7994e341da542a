import { addressOf, readQuery, readScreenView, type Query } from '@/domain/screens';

/** Parameters of a list's link that are not part of a saved view: the page and open rows. */
const PASSING = ['page', 'payment', 'integration', 'merchant'];

/** The address of a list for a saved view: everything that filters and sorts it, without the page and open rows. */
export function addressToSave(address: string): string {
  const { path, query } = readAddress(address);
  const saved = Object.keys(query).filter((name) => !PASSING.includes(name));
  // In the order of their names, because filters have the order in which the operator chose them.
  return addressOf(path, Object.fromEntries(saved.sort().map((name) => [name, query[name]])));
}

/** The address without the columns, which an operator may choose for a saved view that has none. */
export function withoutColumns(address: string): string {
  const { path, query } = readAddress(address);
  return addressOf(path, { ...query, layout: undefined });
}

/** Whether the list is filtered or sorted, so that it is worth saving. Every comparison is. */
export function isNarrowed(address: string): boolean {
  const { query } = readAddress(addressToSave(address));
  return isComparison(address) || Object.keys(query).some((name) => name !== 'view');
}

/** Whether the address is that of a comparison, which the dashboard can show. */
export function isComparison(address: string): boolean {
  const { path, query } = readAddress(address);
  return readScreenView(path, query) === 'compare';
}

/** The query parameters of an address. */
export function queryOf(address: string): Query {
  return readAddress(address).query;
}

export function isSameList(a: string, b: string): boolean {
  const [{ path, query }, second] = [readAddress(a), readAddress(b)];
  return path === second.path && readScreenView(path, query) === readScreenView(second.path, second.query);
}

function readAddress(address: string): { path: string; query: Query } {
  const [path = '/', search = ''] = address.split('?');
  return { path, query: readQuery(search) };
}
