import { useEffect } from 'react';

/** While something is typed, the browser asks before a reload or a closed tab takes it away. */
export function useUnloadQuestion(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}

/** Whether a reload would be asked about now. */
export function isAnythingTyped(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
