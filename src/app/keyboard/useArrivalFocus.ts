import { useEffect, useRef } from 'react';
import { focusScreen } from './focus';

/** On arrival at another screen its heading takes the focus; not at load, and not where only the query changes. */
export function useArrivalFocus(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    focusScreen();
  }, [path]);
}
