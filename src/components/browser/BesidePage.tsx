import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from './useBrowserValue';

/** What stands beside the page, so that an open dialog neither silences it nor puts it out of reach: in a browser alone. */
export function BesidePage({ children }: { children: ReactNode }) {
  const body = useBrowserValue(() => document.body, null);
  return body && createPortal(children, body);
}
