import { ErrorBoundary } from 'react-error-boundary';
import { selectFirstSteps } from '@/slices/ui/layoutSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { LazyFirstSteps } from './firstStepsPart';

/**
 * Says on the dashboard of the sample that its figures are demo data. Without a Suspense boundary, the screen waits for
 * the chunk, so that nothing shifts, and no click on the prerendered strip is lost.
 */
export function DemoData() {
  const isInSample = useAppSelector(selectImportedWorkspace) === null;
  const isHidden = useAppSelector(selectFirstSteps) === 'hidden';
  if (!isInSample || isHidden) return null;
  return (
    <ErrorBoundary fallback={null}>
      <LazyFirstSteps />
    </ErrorBoundary>
  );
}
