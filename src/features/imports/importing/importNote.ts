import type { ImportedRows } from '@/slices/workspaceSlice';

const KEY = 'splitpay:imported';

/** In characters. Larger files of rejected rows are not passed on; the preview offered their download. */
const LONGEST = 1_000_000;

type SkippedFile = { name: string; text: string };

/** What an import did. `skipped` is the number of its rejected rows, under the name of earlier versions. */
export type ImportNote = ImportedRows & { workspaceId: string; files: readonly SkippedFile[] };

let files: readonly SkippedFile[] = [];

/** Leaves a note for the page that opens the workspace after the import. */
export function writeImportNote(note: ImportNote): void {
  const size = note.files.reduce((sum, { text }) => sum + text.length, 0);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...note, files: size > LONGEST ? [] : note.files }));
  } catch {
    // Without storage, the workspace opens without a message.
  }
}

/** Takes the note of an import into this workspace, so that a reload does not show it again. */
export function consumeImportNote(workspaceId: string): ImportedRows | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return undefined;
    sessionStorage.removeItem(KEY);
    const { files: rejectedRows, ...note } = JSON.parse(text) as ImportNote;
    if (note.workspaceId !== workspaceId) return undefined;
    files = rejectedRows;
    return { payments: note.payments, skipped: note.skipped, update: note.update };
  } catch {
    return undefined;
  }
}

/** The files of rejected rows of the note that was taken. */
export const rejectedFiles = () => files;
