import { idle } from '@/components/browser/idle';

/** Waits until the browser is idle and no chunk is loading, so that later downloads do not slow the first screen. */
export async function firstScreenReady(): Promise<void> {
  do {
    await idle();
    // The bundler removes the script element of a loaded chunk. The page's own scripts are not asynchronous.
  } while ([...document.scripts].some(({ async }) => async));
}
