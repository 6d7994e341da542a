import { createContext } from 'react';
import { NO_DRAFT, type DraftStorage } from '@/components/forms/useDraft';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';

export type Drafts = { draftOf: (dialog: DialogRequest) => DraftStorage };

/**
 * The drafts of forms by dialog, until the page closes. Drafts are the only visible data that is not in the state. They start with
 * those of the given map, which has them all from then on.
 */
export function createDrafts(drafts = new Map<string, unknown>()): Drafts {
  return {
    draftOf(dialog) {
      const key = JSON.stringify(dialog);
      return {
        read: () => drafts.get(key),
        save: (draft) => {
          if (draft === undefined) drafts.delete(key);
          else drafts.set(key, draft);
        },
      };
    },
  };
}

export const DraftsContext = createContext<Drafts>({ draftOf: () => NO_DRAFT });
