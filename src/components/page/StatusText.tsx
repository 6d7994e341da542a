import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from '@/components/browser/useBrowserValue';

/** The one live region, which is always in the page. */
export const STATUS_REGION = 'status-region';

/** After the last letter typed: a screen reader would read each count in between. */
const PAUSE = 600;

/** A text for assistive technology alone, in a live region. */
export function StatusText({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (place.current) place.current.textContent = text;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <p ref={place} className="visually-hidden" />;
}

/** The same from anywhere in a screen. */
export function StatusInRegion({ text }: { text: string }) {
  const region = useBrowserValue(() => document.getElementById(STATUS_REGION), null);
  return region && createPortal(<StatusText text={text} />, region);
}
