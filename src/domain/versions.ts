type Version = { id: string; withdraws?: string | undefined; replaces?: string | undefined };

/**
 * The records that count: neither removed by another record nor replaced by a newer version. Removing an edited version
 * removes its former versions too. The order stays.
 */
export function currentVersions<Record extends Version>(records: readonly Record[]): Record[] {
  const former = new Set(records.flatMap(({ withdraws, replaces }) => [withdraws, replaces]));
  return records.filter(({ id, withdraws }) => withdraws === undefined && !former.has(id));
}
