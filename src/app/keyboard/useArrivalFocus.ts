import { useEffect, useRef } from 'react';
import { focusScreen } from '@/components/dialogs/focus';

/** Focuses the heading of another screen on arrival, but not at load or after a change of the query. */
export function useArrivalFocus(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    focusScreen();
  }, [path]);
}
