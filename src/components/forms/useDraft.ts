import { createContext, useContext } from 'react';

/** The draft of the open dialog's form: what was typed and neither saved nor discarded; undefined where there is none. */
export type KeptDraft = { read: () => unknown; keep: (draft: unknown) => void };

/** Nothing is kept where nobody provides it, as in a replay. */
export const NO_DRAFT: KeptDraft = { read: () => undefined, keep: () => undefined };

export const DraftContext = createContext(NO_DRAFT);

/** What the form keeps of itself, so that it is as it was when Back has closed it and it is opened again. */
export function useDraft<Draft>() {
  // A dialog reads no draft but its own.
  return useContext(DraftContext) as { read: () => Draft | undefined; keep: (draft: Draft | undefined) => void };
}
