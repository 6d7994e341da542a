import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from './browserValues';

/** Renders outside of the page element, because an open dialog makes that element inert. Only browsers have it. */
export function Portal({ children }: { children: ReactNode }) {
  const body = useBrowserValue(() => document.body, null);
  return body && createPortal(children, body);
}
