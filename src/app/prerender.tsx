import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { EntryLogs } from '@/backend/entryLog';
import { PATHS, type ScreenName } from '@/domain/screens';
import { createConsole } from './createConsole';
import { SCREENS } from './routes';

export type PrerenderedScreen = { name: string; path: string; html: string };

const NO_LOGS: EntryLogs = {
  isAny: () => Promise.resolve(false),
  open: () => Promise.reject(new Error('no storage')),
  follow: () => () => undefined,
  announceRows: () => undefined,
};
const NO_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Every screen of the sample as HTML, for the build: it asks neither a clock nor a storage. */
export async function prerenderScreens(): Promise<PrerenderedScreen[]> {
  const names = Object.keys(PATHS) as ScreenName[];
  return Promise.all(
    names.map(async (name) => ({ name, path: PATHS[name], html: await prerenderScreen(PATHS[name]) })),
  );
}

async function prerenderScreen(path: string): Promise<string> {
  const { ready, element, stop } = createConsole({
    url: path,
    isPrerendered: true,
    storage: NO_STORAGE,
    entryLogs: NO_LOGS,
    page: new EventTarget(),
    clock: () => {
      throw new Error(`${path} asks what time it is`);
    },
  });
  await ready;
  await SCREENS.find((screen) => screen.path === path)?.Page.arrival();
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, {
    // Larger parts would be put in their places by scripts in the page, which its policy refuses.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  stop();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be drawn`);
  return new Response(prelude).text();
}
