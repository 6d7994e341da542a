import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { focusTopLayer, tryFocus } from '@/components/dialogs/focus';
import { Portal } from '@/components/browser/Portal';
import { STATUS_REGION, StatusText } from '@/components/page/StatusText';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppSelector } from '@/store/hooks';
import { ToastCard } from './ToastCard';
import * as styles from './ToastRegion.module.scss';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { countLists, subscribeToLists } from '@/selectors/lists/screenLists';
import { selectListStatus } from '@/selectors/screenSelectors';

/**
 * A permanent live region outside the page element, so that an open dialog neither silences it nor makes it inert. F6
 * moves to the latest toast and back.
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
        className={`d-print-none ${styles.region}`}
        role="status"
        aria-atomic={false}
        onFocus={onFocus}
      >
        {/* If a list fails, its screen shows the failure, and toasts keep working. */}
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

/** Announces the number of rows of the open list to assistive technology. */
export function ListStatus() {
  // A list that loads with its screen is not in the store.
  useSyncExternalStore(subscribeToLists, countLists, countLists);
  return <StatusText text={useDeferredSelector(selectListStatus)} />;
}
