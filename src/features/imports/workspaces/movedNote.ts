const KEY = 'splitpay:moved';

type MovedNote = { workspaceId: string; title: string };

/** Leaves the message of a move for the page that opens the shared workspace. Without storage, it opens without a message. */
export function writeMovedNote(note: MovedNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // The name of the open workspace says what happened.
  }
}

/** Takes the title of the message if this workspace was just moved to the team, so that a reload does not show it again. */
export function consumeMovedNote(workspaceId: string): string | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return undefined;
    sessionStorage.removeItem(KEY);
    const note = JSON.parse(text) as MovedNote;
    return note.workspaceId === workspaceId ? note.title : undefined;
  } catch {
    return undefined;
  }
}
