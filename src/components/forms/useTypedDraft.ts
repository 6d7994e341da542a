import { useEffect, useState } from 'react';
import { isSame } from '@/lib/objects';
import { useDraft } from './useDraft';
import { useLeaveQuestion } from './useLeaveQuestion';

/**
 * The draft of a small form, starting from `first`: Back and reopening restore it, and leaving it asks first. Call `forget` after
 * saving.
 */
export function useTypedDraft<Draft extends object>(first: Draft) {
  const { read, save } = useDraft<Draft>();
  const [start] = useState(first);
  const [draft, setDraft] = useState(() => read() ?? first);
  const isTyped = !isSame(draft, start);
  useEffect(() => save(isTyped ? draft : undefined), [save, isTyped, draft]);
  return {
    ...useLeaveQuestion(isTyped),
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    startOver: () => setDraft(start),
    forget: () => save(undefined),
  };
}
