import { readableText, type Article, type ArticleBlock } from './articles';

/** For each article three texts in lower case: its title, its name (title, summary, keywords) and its body. */
export type ArticleIndex = readonly { title: string; name: string; body: string }[];

/** Prepares the articles for many searches; keywords and bodies are empty until their chunk has loaded. */
export function indexArticles(
  articles: readonly Article[],
  texts: Readonly<Record<string, readonly ArticleBlock[]>>,
  keywords: Readonly<Record<string, readonly string[]>>,
): ArticleIndex {
  return articles.map(({ slug, title, summary }) => ({
    title: title.toLowerCase(),
    name: [title, summary, ...(keywords[slug] ?? [])].join('\n').toLowerCase(),
    body: readableText(texts[slug] ?? []).toLowerCase(),
  }));
}

/**
 * The indices of the articles that contain the query, ascending: as a phrase, or, if no article contains the phrase, all
 * of its words in any order. A match starts at the start of a word, so that 'api' does not find 'capitals'.
 */
export function findArticles(index: ArticleIndex, query: string): number[] {
  const words = query.toLowerCase().split(/\s/).filter(Boolean);
  const phrase = words.join(' ');
  const found = indicesOf(index, (text) => startsWord(text, phrase));
  return found.length > 0 ? found : indicesOf(index, (text) => words.every((word) => startsWord(text, word)));
}

/** The same, with the articles first whose title contains the query, then those whose name contains it. */
export function rankArticles(index: ArticleIndex, query: string): number[] {
  const inTitle = index.map(({ title }) => ({ title, name: title, body: '' }));
  const inName = index.map(({ title, name }) => ({ title, name, body: '' }));
  return [...new Set([inTitle, inName, index].flatMap((part) => findArticles(part, query)))];
}

function indicesOf(index: ArticleIndex, matches: (text: string) => boolean): number[] {
  return index.flatMap(({ name, body }, at) => (matches(`${name}\n${body}`) ? [at] : []));
}

function startsWord(text: string, wanted: string): boolean {
  // A query such as `?` or `<iframe` starts with no letter: it can match anywhere.
  const canMatchInside = !isLetterOrDigit(wanted.slice(0, 1));
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (canMatchInside || !isLetterOrDigit(text.charAt(at - 1))) return true;
  }
  return false;
}

function isLetterOrDigit(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
