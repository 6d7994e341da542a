import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  ARTICLE_SUBJECTS,
  type Article,
  type ArticleBlock,
  type ArticleSubject,
  type TextsStatus,
} from '@/domain/articles';
import { PATHS } from '@/domain/screens';
import { articles } from '@/slices/seed';
import { addressVisited } from './routeSlice';

/** `subject` narrows the list; `openSlug` is the article that is read, and may be one that does not exist. */
export type HelpState = {
  articles: Article[];
  search: string;
  subject: ArticleSubject | null;
  openSlug: string | null;
  /** By slug; empty until they were loaded. */
  texts: Record<string, ArticleBlock[]>;
  textsStatus: TextsStatus;
};

const initialState: HelpState = {
  articles,
  search: '',
  subject: null,
  openSlug: null,
  texts: {},
  textsStatus: 'none',
};

export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    searchChanged(state, action: PayloadAction<string>) {
      state.search = action.payload;
    },
    /** The subject that is chosen already is let go. */
    subjectChosen(state, action: PayloadAction<ArticleSubject>) {
      state.subject = state.subject === action.payload ? null : action.payload;
    },
    articleOpened(state, action: PayloadAction<string>) {
      state.openSlug = action.payload;
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
    selectArticles: (state) => state.articles,
    selectHelpSearch: (state) => state.search,
    selectHelpSubject: (state) => state.subject,
    selectOpenSlug: (state) => state.openSlug,
    selectArticleTexts: (state) => state.texts,
    selectTextsStatus: (state) => state.textsStatus,
  },
});

export const helpActions = helpSlice.actions;
export const {
  selectHelpView,
  selectArticles,
  selectHelpSearch,
  selectHelpSubject,
  selectOpenSlug,
  selectArticleTexts,
  selectTextsStatus,
} = helpSlice.selectors;
