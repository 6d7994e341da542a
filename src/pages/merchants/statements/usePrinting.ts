import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { NARROW_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';

/** Whether the page is being printed: then it shows on paper what a screen shows page by page. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser draws the paper as soon as this returns.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Whether all columns are shown: on paper always, on a screen that is too narrow for them those alone that one needs. */
export function useIsWhole(tooNarrow = NARROW_SCREEN): boolean {
  const isPrinting = usePrinting();
  return !useMediaQuery(tooNarrow) || isPrinting;
}
