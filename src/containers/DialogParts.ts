import type { LazyPart } from '@/components/browser/lazyPart';
import type { Dialog } from '@/slices/ui/dialogsSlice';

/** Lazy components of dialogs; each gets the props of its row. */
export type DialogParts<Kind extends Dialog['kind']> = {
  [K in Kind]: LazyPart<Omit<Extract<Dialog, { kind: K }>, 'kind'>>;
};
