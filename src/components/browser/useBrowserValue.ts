import { useSyncExternalStore } from 'react';

const onNoChange = () => () => undefined;

/** What the browser says and never changes; `otherwise` where the page is drawn without one. */
export function useBrowserValue<Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise {
  return useSyncExternalStore<Value | Otherwise>(onNoChange, read, () => otherwise);
}
