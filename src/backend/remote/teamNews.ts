const listeners = new Set<() => void>();

/** The people or the roles of the team may have changed. */
export function noteTeamNews(): void {
  for (const listener of listeners) listener();
}

export function followTeamNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
