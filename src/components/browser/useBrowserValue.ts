import { useSyncExternalStore } from 'react';

const onNoChange = () => () => undefined;

/** A value of the browser that never changes; `otherwise` while the page is prerendered. */
export function useBrowserValue<Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise {
  return useSyncExternalStore<Value | Otherwise>(onNoChange, read, () => otherwise);
}
