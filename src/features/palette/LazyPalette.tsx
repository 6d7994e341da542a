import { lazyPart } from '@/components/browser/lazyPart';

/** The command palette, loaded when it is first needed. */
export const LazyPalette = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "palette" */ './Palette');
  return part.Palette;
});
