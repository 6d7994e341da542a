import { useRef, useState, type ReactNode } from 'react';
import { Question } from './Question';
import { useDraft } from './useDraft';
import { useUnloadQuestion } from './useUnloadQuestion';

/**
 * The way out of a form, which never takes away what was typed without asking: `leave` is for Cancel, Escape, the cross and
 * a click outside, and while it asks, they take the question back. `question` is what it asks.
 */
export function useLeave(isTyped: boolean, onLeft: () => void): { leave: () => void; question: ReactNode } {
  const { keep } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  useUnloadQuestion(isTyped);

  const keepEditing = () => {
    setIsAsking(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  const leave = () => {
    if (isAsking) keepEditing();
    else if (isTyped) {
      focusedBefore.current = document.activeElement;
      setIsAsking(true);
    } else onLeft();
  };
  const discard = () => {
    keep(undefined);
    onLeft();
  };
  const question = isAsking && (
    <Question
      text="Discard what you typed?"
      back={{ label: 'Keep editing', onChosen: keepEditing }}
      confirm={{ label: 'Discard', onChosen: discard }}
    />
  );
  return { leave, question };
}
