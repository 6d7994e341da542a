import { useSyncExternalStore } from 'react';

const onNoChange = () => () => undefined;

/** A value of the browser that never changes; `otherwise` while the page is prerendered. */
export function useBrowserValue<Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise {
  return useSyncExternalStore<Value | Otherwise>(onNoChange, read, () => otherwise);
}

/** The path below which the console is served, from an attribute of the page; '' at the root and without a page. */
export const BASE_PATH = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');
