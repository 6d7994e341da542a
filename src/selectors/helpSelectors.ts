import { readableText } from '@/domain/articles';
import { rowAt, rowsAt } from '@/domain/lists/indices';
import { findRows, prepareSearch } from '@/domain/lists/searching/matching';
import {
  selectArticles,
  selectArticleTexts,
  selectHelpSearch,
  selectHelpSubject,
  selectOpenSlug,
} from '@/slices/ui/helpSlice';
import { createSelector } from './createSelector';

/** The text a search looks through, prepared once: titles, summaries and, when they have arrived, the texts. */
export const selectHelpSearchText = createSelector([selectArticles, selectArticleTexts], (articles, texts) =>
  prepareSearch(articles.length, (index) => {
    const { slug, title, summary } = rowAt(articles, index);
    return [title, summary, readableText(texts[slug] ?? [])];
  }),
);

/** The articles that the search and the chosen subject leave over, in their order. */
export const selectFoundArticles = createSelector(
  [selectArticles, selectHelpSearchText, selectHelpSearch, selectHelpSubject],
  (articles, searchText, search, subject) =>
    rowsAt(
      articles,
      findRows(searchText, search, (index) => subject === null || articles[index]?.subject === subject),
    ),
);

/** The article that is open, with its text (undefined until it has arrived); undefined where no article has the slug. */
export const selectOpenArticle = createSelector(
  [selectArticles, selectArticleTexts, selectOpenSlug],
  (articles, texts, openSlug) => {
    const article = articles.find(({ slug }) => slug === openSlug);
    return article && { ...article, text: texts[article.slug] };
  },
);
