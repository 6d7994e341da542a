import { useId, useRef } from 'react';
import { useDismiss } from './useDismiss';

/**
 * A button that shows a panel next to it: `area` is around both, `trigger` has the attributes of the button, and `id` is
 * the panel's. `close` closes the panel and returns the focus to the button.
 */
export function useDisclosure<Area extends HTMLElement = HTMLDivElement>(isOpen: boolean, onDismiss: () => void) {
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useDismiss(area, button, isOpen, onDismiss);
  const trigger = { ref: button, 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined };
  return { area, trigger, id, close };
}
