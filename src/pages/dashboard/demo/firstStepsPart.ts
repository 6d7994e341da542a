import { lazyPart } from '@/components/browser/lazyPart';

/** The strip of the demo data in its own chunk, for which the start of a prerendered dashboard waits. */
export const LazyFirstSteps = lazyPart(
  'DemoFirstSteps',
  () => import(/* webpackChunkName: "first-steps" */ './FirstSteps'),
);
