import { addressOf, readQuery, readScreenView, type Query } from '@/domain/screens';

/** Parameters of a list's link that are not part of a saved view: the page and open rows. */
const PASSING = ['page', 'payment', 'integration', 'merchant'];

/** The address of a list for a saved view: everything that filters and sorts it, without the page and open rows. */
export function addressToSave(address: string): string {
  const { path, query } = readAddress(address);
  return addressOf(path, Object.fromEntries(Object.entries(query).filter(([name]) => !PASSING.includes(name))));
}

/** Whether the list is filtered or sorted, so that it is worth saving. */
export function isNarrowed(address: string): boolean {
  const { query } = readAddress(addressToSave(address));
  return Object.keys(query).some((name) => name !== 'view');
}

export function isSameList(a: string, b: string): boolean {
  const [{ path, query }, second] = [readAddress(a), readAddress(b)];
  return path === second.path && readScreenView(path, query) === readScreenView(second.path, second.query);
}

function readAddress(address: string): { path: string; query: Query } {
  const [path = '/', search = ''] = address.split('?');
  return { path, query: readQuery(search) };
}
