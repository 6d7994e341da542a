import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from '@/components/browser/browserValues';

/** The live region, which is always in the page: screen readers ignore a region that is inserted with its text. */
export const STATUS_REGION = 'status-region';

/** The pause after the last key, in milliseconds: without it, a screen reader would read every intermediate count. */
const PAUSE = 600;

/** A text in a live region, for assistive technology only. */
export function StatusText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (paragraph.current) paragraph.current.textContent = text;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <p ref={paragraph} className="visually-hidden" />;
}

/** The same text, from anywhere in a screen. */
export function StatusInRegion({ text }: { text: string }) {
  const region = useBrowserValue(() => document.getElementById(STATUS_REGION), null);
  return region && createPortal(<StatusText text={text} />, region);
}
