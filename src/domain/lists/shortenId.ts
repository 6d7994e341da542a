/** Every column of ids, and a phone, has room for those of the sample. */
const MOST_CHARACTERS = 14;
const AT_START = 7;
const AT_END = MOST_CHARACTERS - AT_START - 1;

/** An id as a column shows it: a long one (Stripe's have 27, UUIDs 36) without its middle, `ch_3PQx…hIjKl0`. */
export function shortenId(id: string): string {
  const characters = id.length > MOST_CHARACTERS ? Array.from(id) : [];
  if (characters.length <= MOST_CHARACTERS) return id;
  return `${characters.slice(0, AT_START).join('')}…${characters.slice(-AT_END).join('')}`;
}
