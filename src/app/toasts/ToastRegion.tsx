import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { focusTopLayer, tryFocus } from '@/app/keyboard/focus';
import { ListStatus } from './ListStatus';
import { Portal } from '@/components/browser/Portal';
import { STATUS_REGION } from '@/components/page/StatusText';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppSelector } from '@/store/hooks';
import { ToastCard } from './ToastCard';
import * as styles from './ToastRegion.module.scss';

/**
 * One live region that is always there; beside the page, so that an open dialog neither silences it nor puts it out of
 * reach. F6 goes to the newest toast and back.
 */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  const path = useAppSelector(selectPath);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const buttons = () => [...(region.current?.querySelectorAll('button') ?? [])];

  const leave = () => {
    if (!(cameFrom.current instanceof Element) || !tryFocus(cameFrom.current)) focusTopLayer();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = buttons().at(-1);
    if (event.key !== 'F6' || !newest) return;
    event.preventDefault();
    if (region.current?.contains(document.activeElement)) leave();
    else newest.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  return (
    <Portal>
      <div
        ref={region}
        id={STATUS_REGION}
        className={styles.region}
        role="status"
        aria-atomic={false}
        onFocus={onFocus}
      >
        {/* A list that cannot be worked out breaks its own screen, and not the toasts. */}
        <ErrorBoundary fallback={null} resetKeys={[path]}>
          <ListStatus />
        </ErrorBoundary>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onLost={(card) => {
              const b = buttons().findLast((button) => !card.contains(button));
              if (!tryFocus(b)) leave();
            }}
          />
        ))}
      </div>
    </Portal>
  );
}
