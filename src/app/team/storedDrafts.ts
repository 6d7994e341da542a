import * as v from 'valibot';
import { parseJson } from '@/lib/objects';

const storedSchema = v.array(v.tuple([v.string(), v.unknown()]));

/** In the storage of the tab: another tab has other text. Another person who signs in in this tab has another key. */
const keyOf = (person: string, workspace: string) => `splitpay:team:drafts:${person}:${workspace}`;

/**
 * The drafts of forms, with those that the tab had when the session of this person ended. `store` stores them, before the page is
 * loaded again: if all of them are stored, the browser does not ask.
 */
export function openStoredDrafts(person: string, workspace: string) {
  const key = keyOf(person, workspace);
  const drafts = new Map<string, unknown>(takeStored(key));
  let isStored = false;
  // Listeners for the browser's question run in their order, and those of forms come later.
  window.addEventListener('beforeunload', (event) => {
    if (isStored) event.stopImmediatePropagation();
  });
  return {
    drafts,
    store: (): void => {
      const stored = [...drafts].filter(([, draft]) => isText(draft));
      if (stored.length === 0) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(stored));
        isStored = stored.length === drafts.size;
      } catch {
        // The browser asks before it leaves typed text.
      }
    },
  };
}

function takeStored(key: string): [string, unknown][] {
  try {
    const stored = v.safeParse(storedSchema, parseJson(sessionStorage.getItem(key) ?? ''));
    sessionStorage.removeItem(key);
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

/** Whether JSON has all of it. A chosen file, for example, is not text. */
function isText(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object') return Number.isFinite(value);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((part) => part === undefined || isText(part));
}
