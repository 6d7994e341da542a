import { idle } from '@/components/browser/idle';

/** Waits until the browser is idle and no chunk is on its way: what comes then takes nothing from the first screen. */
export async function firstScreenReady(): Promise<void> {
  do {
    await idle();
    // The bundler takes the script of a chunk away once it has run; those of the page itself are not asynchronous.
  } while ([...document.scripts].some(({ async }) => async));
}
