/** The id of a row is unique in all tabs. Rows that are not added by an operator, or by an earlier version, have no number. */
export type Numbered = { id: string; number?: string | undefined };

/** The number of a row on screen, such as `MER031`. */
export function numberOf({ id, number }: Numbered): string {
  return number ?? id;
}
