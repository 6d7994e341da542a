import { addressOf, readQuery, readScreenView, type Query } from '@/domain/screens';

/** What a link of a list names beside its view: a page, and what is open. */
const PASSING = ['page', 'payment', 'integration', 'merchant'];

/** The address of a list as it is kept: with all that narrows and sorts it, without the page and what is open. */
export function addressToKeep(address: string): string {
  const { path, query } = readAddress(address);
  return addressOf(path, Object.fromEntries(Object.entries(query).filter(([name]) => !PASSING.includes(name))));
}

/** Whether there is something to keep: a list that is narrowed or sorted. */
export function isNarrowed(address: string): boolean {
  const { query } = readAddress(addressToKeep(address));
  return Object.keys(query).some((name) => name !== 'view');
}

/** Whether both addresses are of the same list. */
export function isSameList(a: string, b: string): boolean {
  const [{ path, query }, second] = [readAddress(a), readAddress(b)];
  return path === second.path && readScreenView(path, query) === readScreenView(second.path, second.query);
}

function readAddress(address: string): { path: string; query: Query } {
  const [path = '/', search = ''] = address.split('?');
  return { path, query: readQuery(search) };
}
