/** Ids of this length fit into every column, also on a phone. */
const MOST_CHARACTERS = 14;
const AT_START = 7;
const AT_END = MOST_CHARACTERS - AT_START - 1;

/** Shortens a long id for a column (Stripe's have 27 characters, UUIDs 36): `ch_3PQx…hIjKl0`. */
export function shortenId(id: string): string {
  const characters = Array.from(id);
  if (characters.length <= MOST_CHARACTERS) return id;
  return `${characters.slice(0, AT_START).join('')}…${characters.slice(-AT_END).join('')}`;
}
