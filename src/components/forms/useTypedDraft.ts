import { useEffect, useState } from 'react';
import { isSame } from '@/domain/isSame';
import { useDraft } from './useDraft';
import { useLeave } from './useLeave';

/**
 * What a form of few fields holds, from `first` on: it comes back after Back, and is asked about before it is left. `forget`
 * is for what was saved.
 */
export function useTypedDraft<Draft extends object>(first: Draft, onLeft: () => void) {
  const { read, keep } = useDraft<Draft>();
  const [start] = useState(first);
  const [draft, setDraft] = useState(() => read() ?? first);
  const isTyped = !isSame(draft, start);
  useEffect(() => keep(isTyped ? draft : undefined), [keep, isTyped, draft]);
  return {
    ...useLeave(isTyped, onLeft),
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    startOver: () => setDraft(start),
    forget: () => keep(undefined),
  };
}
