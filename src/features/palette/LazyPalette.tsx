import { lazyPart } from '@/components/browser/lazyPart';

/** The command palette, loaded when it is first needed. */
export const LazyPalette = lazyPart('Palette', () => import(/* webpackChunkName: "palette" */ './Palette'));
