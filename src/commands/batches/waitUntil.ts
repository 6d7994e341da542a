/** In milliseconds: how long a run waits for the storage after each event. */
const LONGEST_WAIT = 500;
/** In milliseconds. */
const PAUSE = 8;

/**
 * Yields to the page until something holds, so that no storage gets thousands of records in one piece. Without storage or
 * a line to the server, it gives up after a short while.
 */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const start = performance.now();
  // A timer, because what `scheduler.yield` continues comes before the answers of the database.
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!holds() && performance.now() - start < LONGEST_WAIT);
}
