import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router } from 'react-router';
import { useArrivalFocus } from './keyboard/useFocus';
import { lazyPart, renewFailedParts } from '@/components/browser/lazyPart';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './App.module.scss';
import { ApplicationError } from './errors/ApplicationError';
import { createNavigator } from './address';
import { AppLayout } from './layout/AppLayout';
import { SCREENS } from './routes';
import { showPage } from './hydration/visiblePart';
import { useTheme } from './theme/theme';

const NotFoundPage = lazyPart(
  'NotFoundPage',
  () => import(/* webpackChunkName: "not-found" */ './errors/NotFoundPage'),
);

export function App() {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  const navigator = useMemo(() => createNavigator(dispatch), [dispatch]);
  // The old screen stays until the new one's chunk has loaded, because a blank page would flash in between.
  const shownPath = useDeferredValue(path);
  const screen = SCREENS.find((candidate) => candidate.path === shownPath);
  useArrivalFocus(shownPath);
  useTheme();

  return (
    <Router location={path} navigator={navigator}>
      <AppLayout screens={SCREENS} isBusy={shownPath !== path}>
        <ErrorBoundary FallbackComponent={ApplicationError} resetKeys={[shownPath]} onReset={renewFailedParts}>
          <Suspense fallback={<div className={styles.loading} data-loading role="presentation" />}>
            {/* There are no route parameters: a screen has one path, and any other path is the 404 page. */}
            {screen ? <screen.Page /> : <NotFoundPage path={shownPath} />}
            <HydrationMark />
          </Suspense>
        </ErrorBoundary>
      </AppLayout>
    </Router>
  );
}

/**
 * Dialogs are inside the screen's boundary, because React hydrates the frame first, and events in a screen that is not
 * hydrated yet would be lost.
 */
function HydrationMark() {
  useEffect(showPage, []);
  return null;
}
