import { consumePageNote, writePageNote } from '@/features/imports/pageNote';

const KEY = 'splitpay:moved';

type MovedNote = { workspaceId: string; title: string };

/** Leaves the message of a move for the page that opens the shared workspace. */
export const writeMovedNote = (note: MovedNote): void => writePageNote(KEY, note);

/** Takes the title of the message if this workspace was just moved to the team. */
export const consumeMovedNote = (workspaceId: string): string | undefined =>
  (consumePageNote(KEY, workspaceId) as MovedNote | undefined)?.title;
