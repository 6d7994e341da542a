import { createContext } from 'react';
import { NO_DRAFT, type KeptDraft } from '@/components/forms/useDraft';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';

export type Drafts = { draftOf: (dialog: DialogRequest) => KeptDraft };

/** The drafts of forms by dialog, until the page closes. Drafts are the only visible data that is not in the state. */
export function createDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    draftOf(dialog) {
      const key = JSON.stringify(dialog);
      return {
        read: () => kept.get(key),
        keep: (draft) => {
          if (draft === undefined) kept.delete(key);
          else kept.set(key, draft);
        },
      };
    },
  };
}

export const DraftsContext = createContext<Drafts>({ draftOf: () => NO_DRAFT });
