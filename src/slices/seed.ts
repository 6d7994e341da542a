// Only this file imports the fixtures, so that the rest of the product does not depend on the sample.
export { disputes } from '@/fixtures/disputes';
export { fees } from '@/fixtures/fees';
export { inbox } from '@/fixtures/inbox';
export { integrations } from '@/fixtures/integrations';
export { merchants } from '@/fixtures/merchants';
export { notifications } from '@/fixtures/notifications';
export { transactions } from '@/fixtures/transactions';
export { volume } from '@/fixtures/volume';
export { workspace } from '@/fixtures/workspace';

/** The processor's report of the sample, loaded on demand. */
export const importProcessorReport = () => import(/* webpackChunkName: "demo-files" */ '@/fixtures/processorReport');

/** The demo file of payments, loaded on demand. */
export const importDemoPayments = () => import(/* webpackChunkName: "demo-files" */ '@/fixtures/demoPayments');

/** The texts of the articles, loaded on demand. */
export const importArticleKeywords = () =>
  import(/* webpackChunkName: "article-keywords" */ '@/fixtures/articles/articleKeywords');
export const importArticleTexts = () =>
  import(/* webpackChunkName: "article-texts" */ '@/fixtures/articles/articleTexts');
