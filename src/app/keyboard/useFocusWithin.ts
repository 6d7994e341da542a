import { useLayoutEffect, type RefObject } from 'react';
import { isInLayer, openLayer } from '@/components/dialogs/openLayer';
import { tryFocus } from '@/components/dialogs/focus';

/**
 * The focused element of each kind of dialog when another one replaced it. The dialog renders again, so the element is
 * found by its text.
 */
export type FocusedLabels = Map<string, string>;

/** When a dialog returns from behind another one, focuses the opener of that one. */
export function useFocusWithin(kind: string, focused: RefObject<FocusedLabels>): void {
  useLayoutEffect(() => {
    const { current } = focused;
    const controls = [...(openLayer()?.querySelectorAll('a, button') ?? [])];
    tryFocus(controls.find(({ textContent }) => textContent === current.get(kind)));
    return () => {
      const { activeElement } = document;
      if (activeElement && isInLayer(activeElement)) current.set(kind, activeElement.textContent);
    };
  }, [kind, focused]);
}
