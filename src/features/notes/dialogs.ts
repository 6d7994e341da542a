import { lazyPart } from '@/components/browser/lazyPart';

export const noteDialogs = {
  notes: lazyPart('NotesDialog', () => import(/* webpackChunkName: "notes" */ './NotesDialog')),
  bulkNote: lazyPart('BulkNoteDialog', () => import(/* webpackChunkName: "bulk-note" */ './BulkNoteDialog')),
};
