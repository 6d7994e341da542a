import { importArticleKeywords, importArticleTexts } from '@/slices/seed';
import { helpActions, selectArticleKeywords, selectTextsStatus } from '@/slices/ui/helpSlice';
import type { Command } from './command';

/** Loads the texts of the articles once. A failed load is repeated on the next call. */
export function loadArticleTexts(): Command<Promise<void>> {
  return async (dispatch, getState) => {
    const status = selectTextsStatus(getState());
    if (status === 'loading' || status === 'loaded') return;
    dispatch(helpActions.textsRequested());
    try {
      const { articleTexts, articleKeywords } = await importArticleTexts();
      dispatch(helpActions.keywordsLoaded(articleKeywords));
      dispatch(helpActions.textsLoaded(articleTexts));
    } catch {
      dispatch(helpActions.textsFailed());
    }
  };
}

/** Loads the synonyms alone, for a search that shows no texts. Without them, the search finds titles and summaries. */
export function loadArticleKeywords(): Command<Promise<void>> {
  return async (dispatch, getState) => {
    if (Object.keys(selectArticleKeywords(getState())).length > 0) return;
    try {
      const { articleKeywords } = await importArticleKeywords();
      dispatch(helpActions.keywordsLoaded(articleKeywords));
    } catch {
      // The next opening tries again.
    }
  };
}
