import { foldText } from './normalizing';
import type { DictionaryColumn, SearchColumn, SearchText } from './searchColumns';

// Long columns are folded once, when a search finds nothing as it was typed.
const folded = new WeakMap<SearchColumn, SearchColumn>();

/** The same texts, in which a folded query is found without regard to marks and apostrophes. */
export function foldedSearch({ length, columnsFor }: SearchText): SearchText {
  return { length, columnsFor: (wanted) => columnsFor(wanted).map((column) => foldColumn(column)) };
}

function foldColumn(column: SearchColumn | DictionaryColumn): SearchColumn | DictionaryColumn {
  if ('indices' in column) return { ...column, terms: column.terms.map((term) => foldText(term.toLowerCase())) };
  const known = folded.get(column);
  if (known) return known;
  const text = foldText(column.text);
  const result = text === column.text ? column : { ...column, text };
  folded.set(column, result);
  return result;
}
