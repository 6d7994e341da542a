import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { messageOf } from '@/lib/objects';
import { toastDismissed, toastShown, type Toast, type UndoAction } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

const TOAST_SECONDS = 8;

type Props = {
  toast: Toast;
  /** Called when the card disappears while it has the focus. */
  onLost: (card: HTMLElement) => void;
};

/** A toast disappears after a while, unless it is hovered, focused, or offers a reload. */
export function ToastCard({ toast: { id, title, text, undo, offersReload = false, about }, onLost }: Props) {
  const dispatch = useAppDispatch();
  const { reload, heldUp } = useWorkspaceServices();
  const waits = useAppSelector((state) => heldUp?.(state, about));
  const card = useRef<HTMLDivElement>(null);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointed || isFocused || offersReload;
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dispatch(toastDismissed(id)), TOAST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [dispatch, id, isHeld]);

  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) lose(element);
    };
  }, []);

  // Escape closes only the toast, because it closes one layer at a time.
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dispatch(toastDismissed(id));
  };

  const undoChange = async (action: UndoAction) => {
    try {
      const { undo: command } = await import(/* webpackChunkName: "undo" */ '@/commands/changes/auditTrail');
      dispatch(command(action));
    } catch (error) {
      dispatch(toastShown({ title: texts.notUndone, text: messageOf(error) }));
    }
    dispatch(toastDismissed(id));
  };

  const act = () => {
    if (undo) void undoChange(undo);
    else reload();
  };

  return (
    <div
      ref={card}
      className="toast show"
      onMouseEnter={() => setIsPointed(true)}
      onMouseLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <div className="toast-header">
        <strong className="me-auto">{waits?.title ?? title}</strong>
        <button
          type="button"
          className="btn-close"
          aria-label={texts.dismiss(title)}
          onClick={() => dispatch(toastDismissed(id))}
          onKeyDown={dismissOnEscape}
        />
      </div>
      <div className="toast-body">
        {waits?.textOf(title) ?? text}
        {(undo !== undefined || offersReload) && (
          <SmallButton onClick={act} onKeyDown={dismissOnEscape}>
            {undo ? texts.undo : texts.reload}
          </SmallButton>
        )}
      </div>
    </div>
  );
}
