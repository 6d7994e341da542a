/** Milliseconds, for browsers that do not say when they are idle. */
const A_WHILE = 1_000;

/** Waits until the browser is idle and no chunk is on its way: what comes then takes nothing from the first screen. */
export async function firstScreenStands(): Promise<void> {
  do {
    await new Promise<void>((resolve) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
      else setTimeout(resolve, A_WHILE);
    });
    // The bundler takes the script of a chunk away once it has run; those of the page itself are not asynchronous.
  } while ([...document.scripts].some(({ async }) => async));
}
