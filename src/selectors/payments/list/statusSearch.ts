import { containsText } from '@/lib/searching/normalizing';

/** Finds a text in the statuses, which are not in the prepared search text because refunds change them. */
export function elsewhereOf(statuses: Uint16Array, text: string, names: readonly string[]) {
  const isSearched = isInStatus(text, names);
  if (!isSearched.includes(true)) return {};
  return { occursElsewhere: (index: number) => isSearched[Number(statuses[index])] === true };
}

/** Whether the name of each status contains a text. */
export function isInStatus(text: string, names: readonly string[]): boolean[] {
  return names.map((name) => containsText(name, text));
}
