import { createContext, useContext } from 'react';

/** The draft of the open dialog's form: typed values that were neither saved nor discarded; undefined without a draft. */
export type DraftStorage = { read: () => unknown; save: (draft: unknown) => void };

/** Without a provider, as in a replay, no draft is stored. */
export const NO_DRAFT: DraftStorage = { read: () => undefined, save: () => undefined };

export const DraftContext = createContext(NO_DRAFT);

/** Stores the typed values of a form, so that Back and reopening the dialog restore them. */
export function useDraft<Draft>() {
  // A dialog ignores the draft of another dialog.
  return useContext(DraftContext) as { read: () => Draft | undefined; save: (draft: Draft | undefined) => void };
}
