export type Streams = ReturnType<typeof createStreams>;

/** The open streams of events, by the session that opened them. */
export function createStreams() {
  const open = new Map<string, Set<() => void>>();

  function endAll(sessionId: string): void {
    for (const end of open.get(sessionId) ?? []) end();
  }

  return {
    /** Remembers how to end a stream. The returned function forgets it. */
    add(sessionId: string, end: () => void): () => void {
      const streams = open.get(sessionId) ?? new Set();
      open.set(sessionId, streams.add(end));
      return () => {
        streams.delete(end);
        if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId);
      };
    },
    /** Ends the streams of a session that is over. */
    endSession: endAll,
    /** Ends all streams, before the server stops. */
    endEvery(): void {
      for (const sessionId of [...open.keys()]) endAll(sessionId);
    },
  };
}
