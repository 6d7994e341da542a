import type { LazyPart } from '@/components/browser/lazyPart';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';

/** Lazy components of dialogs; each gets the props of its row. */
export type DialogParts<Kind extends DialogRequest['kind']> = {
  [K in Kind]: LazyPart<Omit<Extract<DialogRequest, { kind: K }>, 'kind'>>;
};
