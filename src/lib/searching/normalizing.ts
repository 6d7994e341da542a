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

/** The normalized query: trimmed and in lower case. */
export function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** Whether a text contains the query, ignoring case, marks of letters and kinds of apostrophes. The empty query matches every text. */
export function containsText(text: string, query: string): boolean {
  const [searched, wanted] = [text.toLowerCase(), normalizeQuery(query)];
  return searched.includes(wanted) || foldText(searched).includes(foldText(wanted));
}
