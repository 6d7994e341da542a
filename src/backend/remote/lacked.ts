import type { TeamChange } from '@/protocol/entries';

/** The id of the server's data, which is another one after a restore from a backup. */
const backendOf = (logId: string) => logId.slice(logId.lastIndexOf('.') + 1);

/** Whether a server was restored from a backup between two ids of a log. A log that was only emptied was not. */
export function isRestored(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && backendOf(before) !== backendOf(after);
}

/**
 * The known changes that a restored log lacks, in their order. An entry that somebody has changed since the restore does not
 * lack its earlier change.
 */
export function lackedOf(known: readonly TeamChange[], stored: readonly TeamChange[]): TeamChange[] {
  const pathOf = ({ kind, id }: TeamChange) => `${kind}/${id}`;
  const now = new Map(stored.map((change) => [pathOf(change), change]));
  const lacked = known.filter((change) => {
    const other = now.get(pathOf(change));
    return !change.erased && (!other || other.at < change.at);
  });
  const byTime = (a: TeamChange, b: TeamChange) => a.at.localeCompare(b.at) || a.seq - b.seq;
  return [...new Map(lacked.sort(byTime).map((change) => [pathOf(change), change])).values()].sort(byTime);
}
