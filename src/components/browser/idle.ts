/** Milliseconds, for browsers without requestIdleCallback. */
const A_WHILE = 1_000;

/** Waits until the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_WHILE);
  });
}
