import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const noteDialogs: DialogParts<'notes' | 'bulkNote'> = {
  notes: lazyPart('NotesDialog', () => import(/* webpackChunkName: "notes" */ './NotesDialog')),
  bulkNote: lazyPart('BulkNoteDialog', () => import(/* webpackChunkName: "bulk-note" */ './BulkNoteDialog')),
};
