// Separators in the prepared text that nobody can type, so that no match spans two fields.
export const SEPARATOR = '\u0000';

/** One lower-case text per row, all joined: each text starts where the previous one ends. */
export type SearchColumn = { text: string; ends: Uint32Array };

/** A dictionary column: `indices` has the index of each row's text in `terms`. */
export type DictionaryColumn = { terms: readonly string[]; indices: ArrayLike<number> };

/** The text of a row, or an empty text. */
export function termOf({ terms, indices }: DictionaryColumn, row: number): string {
  return terms[indices[row] ?? 0] ?? '';
}

/** The searched columns of this many rows. */
export type SearchText = {
  length: number;
  columnsFor: (wanted: string) => readonly (SearchColumn | DictionaryColumn)[];
};

/** All texts of the rows as one column. */
export function prepareSearchColumn(length: number, fieldsAt: (index: number) => readonly string[]): SearchColumn {
  const ends = new Uint32Array(length);
  const lines = new Array<string>(length);
  let end = 0;
  for (let index = 0; index < length; index += 1) {
    let line = '';
    for (const field of fieldsAt(index)) line += field.replaceAll(SEPARATOR, '') + SEPARATOR;
    line = line.toLowerCase();
    lines[index] = line;
    end += line.length;
    ends[index] = end;
  }
  return { text: lines.join(''), ends };
}

/** The texts of rows in lower case. */
export function inLowerCase({ text, ends }: SearchColumn): SearchColumn {
  const lower = text.toLowerCase();
  // Lower case may change the length (dotted capital I) and may depend on neighboring letters (sigma), so such texts
  // are converted one by one.
  if (lower.length === text.length && !text.includes('Σ')) return { text: lower, ends };
  return prepareSearchColumn(ends.length, (index) => [text.slice(ends[index - 1] ?? 0, ends[index])]);
}
