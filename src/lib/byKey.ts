export function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rows grouped by a key, each group in the order of the rows. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) addTo(groups, keyOf(row), row);
  return groups;
}

/** Appends a row to its group. */
export function addTo<Row, Key>(groups: Map<Key, Row[]>, key: Key, row: Row): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}
