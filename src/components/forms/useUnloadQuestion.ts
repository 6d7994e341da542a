import { useEffect } from 'react';

/** While a form is dirty, the browser asks before a reload or before the tab closes. */
export function useUnloadQuestion(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}

/** True if the browser would ask before a reload now. */
export function isAnythingTyped(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
