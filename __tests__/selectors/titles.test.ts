import { PATHS, VIEW_TITLES } from '@/domain/screens';
import { selectOpenArticle } from '@/selectors/helpSelectors';
import { selectListStatus, selectPartTitle } from '@/selectors/screenSelectors';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

const at = (path: string, query: Record<string, string> = {}) => {
  const store = setupStore();
  store.dispatch(addressVisited({ path, query }));
  return store.getState();
};

test('A secondary view has its title, and a screen has none besides its label', () => {
  expect(selectPartTitle(at(PATHS.transactions, { view: 'changes' }))).toBe(VIEW_TITLES.changes);
  expect(selectPartTitle(at(PATHS.transactions))).toBeNull();
  expect(selectPartTitle(at(PATHS.documentation))).toBeNull();
});

test('A screen with a list has the number of its rows as its status, and one without a list has none', () => {
  expect(selectListStatus(at(PATHS.merchants))).toMatch(/^\d+ merchants found$/);
  expect(selectListStatus(at(PATHS.dashboard))).toBe('');
});

test('An open article has its own title, and the address of an article that was split opens its first part', () => {
  const split = at(PATHS.documentation, { article: 'own-data' });
  expect(selectOpenArticle(split)?.slug).toBe('import-data');
  expect(selectPartTitle({ ...split, help: { ...split.help, openTitle: 'Import data' } })).toBe('Import data');
});

test('The title of an article is not that of another screen or of the list of articles', () => {
  const help = { ...at(PATHS.documentation, { article: 'import-data' }).help, openTitle: 'Import data' };
  expect(selectPartTitle({ ...at(PATHS.merchants), help })).toBeNull();
  expect(selectPartTitle({ ...at(PATHS.documentation), help: { ...help, openSlug: null } })).toBeNull();
});
