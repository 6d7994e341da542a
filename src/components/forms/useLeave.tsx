import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from './FormDialog.module.scss';
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
  return { leave, question: isAsking && <DiscardQuestion onKept={keepEditing} onDiscarded={discard} /> };
}

function DiscardQuestion({ onKept, onDiscarded }: { onKept: () => void; onDiscarded: () => void }) {
  const questionId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId} className={styles.question}>
      <strong id={questionId}>Discard what you typed?</strong>
      <Button ref={keep} variant="outline-secondary" size="sm" onClick={onKept}>
        Keep editing
      </Button>
      <Button variant="danger" size="sm" onClick={onDiscarded}>
        Discard
      </Button>
    </div>
  );
}
