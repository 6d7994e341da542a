import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ARTICLE_SUBJECTS } from '@/domain/help/vocabulary';
import type { ArticleBlock, ArticleSubject, TextsStatus } from '@/domain/help/articles';
import { PATHS } from '@/domain/screens';
import { addressVisited } from './routeSlice';

/** `subject` filters the list. `openSlug` is the open article, which may not exist. */
export type HelpState = {
  search: string;
  subject: ArticleSubject | null;
  openSlug: string | null;
  /** The title of the open article. Its page reports it, because the list of articles loads with the page. */
  openTitle: string | null;
  /** By slug. Empty until the texts are loaded. */
  texts: Record<string, ArticleBlock[]>;
  /** Synonyms for the search by slug. They load with the texts. */
  keywords: Record<string, string[]>;
  textsStatus: TextsStatus;
};

const initialState: HelpState = {
  search: '',
  subject: null,
  openSlug: null,
  openTitle: null,
  texts: {},
  keywords: {},
  textsStatus: 'none',
};

export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    searchChanged(state, action: PayloadAction<string>) {
      state.search = action.payload;
    },
    /** Selecting the selected subject again clears it. */
    subjectChosen(state, action: PayloadAction<ArticleSubject>) {
      state.subject = state.subject === action.payload ? null : action.payload;
    },
    articleOpened(state, action: PayloadAction<string>) {
      state.openSlug = action.payload;
    },
    titleShown(state, action: PayloadAction<string>) {
      state.openTitle = action.payload;
    },
    articleClosed(state) {
      state.openSlug = null;
    },
    textsRequested(state) {
      state.textsStatus = 'loading';
    },
    textsLoaded(state, action: PayloadAction<HelpState['texts']>) {
      state.texts = action.payload;
      state.textsStatus = 'loaded';
    },
    keywordsLoaded(state, action: PayloadAction<HelpState['keywords']>) {
      state.keywords = action.payload;
    },
    textsFailed(state) {
      state.textsStatus = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (path !== PATHS.documentation) return;
      state.search = query.search ?? '';
      state.subject = ARTICLE_SUBJECTS.find((subject) => subject === query.subject) ?? null;
      state.openSlug = query.article ?? null;
    });
  },
  selectors: {
    selectHelpView: (state) => state,
    selectOpenTitle: (state) => state.openTitle,
    selectHelpSearch: (state) => state.search,
    selectHelpSubject: (state) => state.subject,
    selectOpenSlug: (state) => state.openSlug,
    selectArticleTexts: (state) => state.texts,
    selectArticleKeywords: (state) => state.keywords,
    selectTextsStatus: (state) => state.textsStatus,
  },
});

export const helpActions = helpSlice.actions;
export const {
  selectHelpView,
  selectOpenTitle,
  selectHelpSearch,
  selectHelpSubject,
  selectOpenSlug,
  selectArticleTexts,
  selectArticleKeywords,
  selectTextsStatus,
} = helpSlice.selectors;
