import { loadArticleTexts } from '@/commands/loadArticleTexts';
import type { ArticleBlock } from '@/domain/help/articles';
import { rankArticles } from '@/domain/help/articleSearch';
import { selectArticleNames, selectFoundArticles, selectOpenArticle } from '@/selectors/helpSelectors';
import { articles } from '@/slices/articleSeed';
import { helpActions } from '@/slices/ui/helpSlice';
import { setupStore } from '@/store/store';

const mockText: ArticleBlock[] = [
  { kind: 'paragraph', children: ['Paste the ', { kind: 'strong', children: ['whole'] }, ' line'] },
];
const mockLoading = { count: 0, isBroken: false };
jest.mock('@/fixtures/articles/articleTexts', () => ({
  __esModule: true,
  get articleTexts() {
    mockLoading.count += 1;
    if (mockLoading.isBroken) throw new Error('no connection');
    return { 'embed-a-form': mockText };
  },
  articleKeywords: { 'keyboard-shortcuts': ['hotkeys'] },
}));

beforeEach(() => Object.assign(mockLoading, { count: 0, isBroken: false }));

const slugsOf = (store: ReturnType<typeof setupStore>) => selectFoundArticles(store.getState()).map(({ slug }) => slug);

describe('The texts of the articles', () => {
  test('are loaded once, and the state has their progress', async () => {
    const store = setupStore();
    expect(store.getState().help).toMatchObject({ texts: {}, textsStatus: 'none' });
    const first = store.dispatch(loadArticleTexts());
    expect(store.getState().help.textsStatus).toBe('loading');
    await Promise.all([first, store.dispatch(loadArticleTexts())]);
    await store.dispatch(loadArticleTexts());
    expect(store.getState().help).toMatchObject({
      texts: { 'embed-a-form': mockText },
      textsStatus: 'loaded',
    });
    expect(mockLoading.count).toBe(1);
  });

  test('can be requested again after a failed load', async () => {
    const store = setupStore();
    mockLoading.isBroken = true;
    await store.dispatch(loadArticleTexts());
    expect(store.getState().help).toMatchObject({ texts: {}, textsStatus: 'failed' });
    mockLoading.isBroken = false;
    await store.dispatch(loadArticleTexts());
    expect(store.getState().help.textsStatus).toBe('loaded');
  });
});

describe('The found articles', () => {
  test('match by title and summary until texts and keywords have loaded', async () => {
    const store = setupStore();
    store.dispatch(helpActions.searchChanged('audit trail'));
    expect(slugsOf(store)).toEqual(['changes']);
    store.dispatch(helpActions.searchChanged('hotkeys'));
    expect(slugsOf(store)).toEqual([]);
    await store.dispatch(loadArticleTexts());
    expect(slugsOf(store)).toEqual(['keyboard-shortcuts']);
  });

  test('are all 35 at first', () => {
    expect(slugsOf(setupStore())).toHaveLength(36);
  });

  test('contain the search in their title or their visible text', async () => {
    const store = setupStore();
    store.dispatch(helpActions.searchChanged('  REFUNDS and voids'));
    expect(slugsOf(store)).toEqual(['refunds-and-voids']);
    store.dispatch(helpActions.searchChanged('the whole line'));
    expect(slugsOf(store)).toEqual([]);
    await store.dispatch(loadArticleTexts());
    expect(slugsOf(store)).toEqual(['embed-a-form']);
  });

  test('have the selected subject, and selecting it again shows all', () => {
    const store = setupStore();
    store.dispatch(helpActions.subjectChosen('Form Embed'));
    expect(slugsOf(store)).toEqual(['embed-a-form', 'embed-troubleshooting']);
    store.dispatch(helpActions.searchChanged('merchant'));
    store.dispatch(helpActions.subjectChosen('Configuration'));
    expect(selectFoundArticles(store.getState()).every(({ subject }) => subject === 'Configuration')).toBe(true);
    store.dispatch(helpActions.searchChanged(''));
    store.dispatch(helpActions.subjectChosen('Configuration'));
    expect(store.getState().help.subject).toBeNull();
    expect(slugsOf(store)).toHaveLength(36);
  });
});

test('The open article has its name, and its text once it has loaded, until it is closed', async () => {
  const store = setupStore();
  const open = () => selectOpenArticle(store.getState());
  expect(open()).toBeUndefined();
  store.dispatch(helpActions.articleOpened('embed-a-form'));
  expect(open()).toMatchObject({ title: 'Embedding a payment form', text: undefined });
  await store.dispatch(loadArticleTexts());
  expect(open()?.text).toEqual(mockText);
  store.dispatch(helpActions.articleOpened('nowhere'));
  expect(open()).toBeUndefined();
  store.dispatch(helpActions.articleClosed());
  expect(store.getState().help.openSlug).toBeNull();
});

test('Until its keywords have loaded, the palette looks for an article in its title and its summary', () => {
  const store = setupStore();
  const found = (query: string) =>
    rankArticles(selectArticleNames(store.getState()), query).map((index) => articles[index]?.slug);
  expect(found('glossary meaning')).toEqual(['glossary']);
  expect(found('disputes')).toEqual(['disputes', 'charge-models']);
  expect(selectArticleNames(store.getState()).at(-1)?.body).toBe('the terms of splitpay and their meaning.');
});
