import { use, useRef, useState, type ReactNode } from 'react';
import { DialogClosing } from '@/components/dialogs/DialogClosing';
import { Question } from './Question';
import { useDraft } from './useDraft';
import { useUnloadQuestion } from './useUnloadQuestion';
import * as texts from './texts';

/**
 * Closes a form without losing typed text: `leave` handles Cancel, Escape, the close button and a click outside. It shows
 * `question` first if something was typed; a second `leave` withdraws the question.
 */
export function useLeaveQuestion(isTyped: boolean, onLeft?: () => void): { leave: () => void; question: ReactNode } {
  const hostedClose = use(DialogClosing);
  const close = onLeft ?? hostedClose;
  const { save } = useDraft();
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
    } else close();
  };
  const discard = () => {
    save(undefined);
    close();
  };
  const question = isAsking && (
    <Question
      text={texts.discardQuestion}
      back={{ label: texts.keepEditing, onClick: keepEditing }}
      confirm={{ label: texts.discard, onClick: discard }}
    />
  );
  return { leave, question };
}
