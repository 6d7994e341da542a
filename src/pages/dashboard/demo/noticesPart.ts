import { lazyPart } from '@/components/browser/lazyPart';

/** The strips above the figures in their own chunk, for which the start of a prerendered dashboard waits. */
export const LazyNotices = lazyPart(
  'DashboardNotices',
  () => import(/* webpackChunkName: "first-steps" */ './DashboardNotices'),
);
