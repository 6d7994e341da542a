import { consumePageNote, writePageNote } from '@/features/imports/pageNote';
import type { ImportedRows } from '@/slices/workspaceSlice';

const KEY = 'splitpay:imported';

/** In characters. Larger files of rejected rows are not passed on; the preview offered their download. */
const LONGEST = 1_000_000;

type SkippedFile = { name: string; text: string };

/** What an import did. `skipped` is the number of its rejected rows, under the name of earlier versions. */
type ImportNote = ImportedRows & { workspaceId: string; files: readonly SkippedFile[] };

let files: readonly SkippedFile[] = [];

/** Leaves a note for the page that opens the workspace after the import. */
export function writeImportNote(note: ImportNote): void {
  const size = note.files.reduce((sum, { text }) => sum + text.length, 0);
  writePageNote(KEY, { ...note, files: size > LONGEST ? [] : note.files });
}

/** Takes the note of an import into this workspace, so that a reload does not show it again. */
export function consumeImportNote(workspaceId: string): ImportedRows | undefined {
  const note = consumePageNote(KEY, workspaceId) as ImportNote | undefined;
  if (!note) return undefined;
  files = note.files;
  return { payments: note.payments, skipped: note.skipped, update: note.update };
}

/** The files of rejected rows of the note that was taken. */
export const rejectedFiles = () => files;
