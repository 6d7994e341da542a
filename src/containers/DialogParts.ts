import type { LazyPart } from '@/components/browser/lazyPart';
import type { Dialog } from '@/slices/ui/dialogsSlice';

/** The components of some dialogs, each loaded when it is first needed and given its own row. */
export type DialogParts<Kind extends Dialog['kind']> = {
  [K in Kind]: LazyPart<Omit<Extract<Dialog, { kind: K }>, 'kind'>>;
};
