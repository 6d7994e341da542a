import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { NARROW_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';

/** Whether the page is being printed. Paper shows all rows that the screen shows page by page. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // Rendered synchronously, because the browser prints as soon as this returns.
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

/** Whether all columns are shown. Paper always has all; a narrow screen has only the important ones. */
export function useIsWhole(tooNarrow = NARROW_SCREEN): boolean {
  const isPrinting = usePrinting();
  return !useMediaQuery(tooNarrow) || isPrinting;
}
