import { useLayoutEffect, type RefObject } from 'react';
import { isInLayer, openLayer } from '@/components/dialogs/openLayer';
import { tryFocus } from './focus';

/** What had the focus in each kind of dialog as another one took its place: it is drawn anew, and known by its words. */
export type FocusedWords = Map<string, string>;

/** Gives the focus, in a dialog that comes back from behind another one, to what that one was opened from. */
export function useFocusWithin(kind: string, focused: RefObject<FocusedWords>): void {
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
