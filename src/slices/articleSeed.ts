// The list of the help articles is not part of the state, so that it loads with the screens that show it.
export { articles } from '@/fixtures/articles/articles';
