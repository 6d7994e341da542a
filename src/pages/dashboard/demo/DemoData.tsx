import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '@/components/browser/lazyPart';
import { useBrowserValue } from '@/components/browser/useBrowserValue';
import { selectFirstSteps } from '@/slices/ui/layoutSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

const FirstSteps = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "first-steps" */ './FirstSteps');
  return part.DemoFirstSteps;
});

const STEPS = (
  <ErrorBoundary fallback={null}>
    <FirstSteps />
  </ErrorBoundary>
);
// The same element for all renders: an update before the chunk has loaded would make React discard the prerendered strip.
const HYDRATED_STEPS = <Suspense>{STEPS}</Suspense>;

/**
 * Says on the dashboard of the sample that its figures are demo data. A prerendered page contains the strip and hydrates
 * it when the chunk has loaded. Otherwise the screen waits for the chunk, so that nothing shifts.
 */
export function DemoData() {
  const isInSample = useAppSelector(selectOwnWorkspace) === null;
  const isHidden = useAppSelector(selectFirstSteps) === 'hidden';
  const [isDrawn] = useState(!useBrowserValue(() => true, false));
  if (!isInSample || isHidden) return null;
  return isDrawn ? HYDRATED_STEPS : STEPS;
}
