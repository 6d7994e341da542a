/** Leaves a note for the page that opens next in this tab. Without storage, that page opens without it. */
export function writePageNote(key: string, note: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // The page says less.
  }
}

/** Takes the note about a workspace, so that a reload does not show it again. Undefined if it is about another one. */
export function consumePageNote(key: string, workspaceId: string): object | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    sessionStorage.removeItem(key);
    const note = JSON.parse(text) as { workspaceId: string };
    return note.workspaceId === workspaceId ? note : undefined;
  } catch {
    return undefined;
  }
}
