// The one door between the sample and what the app remembers.
export { fees } from '@/fixtures/fees';
export { inbox } from '@/fixtures/inbox';
export { integrations } from '@/fixtures/integrations';
export { merchants } from '@/fixtures/merchants';
export { notifications } from '@/fixtures/notifications';
export { transactions } from '@/fixtures/transactions';
export { volume } from '@/fixtures/volume';
export { workspace } from '@/fixtures/workspace';

/** What the processor reports of the sample, a chunk of its own. */
export const importProcessorReport = () =>
  import(/* webpackChunkName: "processor-report" */ '@/fixtures/processorReport');

/** The texts of the articles, which are a chunk of their own. */
export const importArticleTexts = () => import(/* webpackChunkName: "article-texts" */ '@/fixtures/articleTexts');
