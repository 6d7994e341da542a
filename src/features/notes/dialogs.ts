import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const noteDialogs: DialogParts<'notes'> = {
  notes: lazyPart('NotesDialog', () => import(/* webpackChunkName: "notes" */ './NotesDialog')),
};
