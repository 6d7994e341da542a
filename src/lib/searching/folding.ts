import type { DictionaryColumn, SearchColumn, SearchText } from './matching';

const MARKED = /[\u00C0-\u024F\u1E00-\u1EFF\u2018\u2019\u02BC\u0060\u00B4]/g;
const APOSTROPHES = '\u2018\u2019\u02BC\u0060\u00B4';
/** Letters that Unicode does not decompose. */
const OTHERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ŧ: 't' };

/** A lower-case text in which Latin letters have no marks and each apostrophe is a plain one. Its length stays the same. */
export function foldText(text: string): string {
  return text.replace(MARKED, fold);
}

function fold(character: string): string {
  if (APOSTROPHES.includes(character)) return "'";
  const [base = character] = character.normalize('NFD');
  return OTHERS[base] ?? base;
}

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
