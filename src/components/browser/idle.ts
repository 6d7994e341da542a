/** Milliseconds, for browsers that do not say when they are idle. */
const A_WHILE = 1_000;

/** Waits until the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, A_WHILE);
  });
}
