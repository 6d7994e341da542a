import { indexArticles, rankArticles } from '@/domain/help/articleSearch';
import { rowsAt } from '@/lib/indices';
import { articles } from '@/slices/articleSeed';
import {
  selectArticleKeywords,
  selectArticleTexts,
  selectHelpSearch,
  selectHelpSubject,
  selectOpenSlug,
} from '@/slices/ui/helpSlice';
import { createSelector } from './createSelector';

/** The texts that a search looks through: titles, summaries and, once their chunk has loaded, keywords and bodies. */
export const selectArticleIndex = createSelector([selectArticleTexts, selectArticleKeywords], (texts, keywords) =>
  indexArticles(articles, texts, keywords),
);

/** What the palette looks through: titles first, then summaries and keywords, because a match inside a text says too little. */
export const selectArticleNames = createSelector([selectArticleKeywords], (keywords) =>
  articles.map(({ slug, title, summary }) => {
    const name = title.toLowerCase();
    return { title: name, name, body: [summary, ...(keywords[slug] ?? [])].join('\n').toLowerCase() };
  }),
);

/** The articles that match the search and the selected subject, those with the search in their title first. */
export const selectFoundArticles = createSelector(
  [selectArticleIndex, selectHelpSearch, selectHelpSubject],
  (index, search, subject) =>
    rowsAt(articles, rankArticles(index, search)).filter((article) => subject === null || article.subject === subject),
);

/** The open article with its text, which is undefined until it has loaded. Undefined if no article has the slug. */
export const selectOpenArticle = createSelector([selectArticleTexts, selectOpenSlug], (texts, openSlug) => {
  // Links to the article that was split into four still open its first part.
  const currentSlug = openSlug === 'own-data' ? 'import-data' : openSlug;
  const article = articles.find(({ slug }) => slug === currentSlug);
  return article && { ...article, text: texts[article.slug] };
});
