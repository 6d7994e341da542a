import { ErrorBoundary } from 'react-error-boundary';
import { selectDueDisputes } from '@/selectors/inbox/unread';
import { selectFirstSteps } from '@/slices/ui/layoutSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { LazyNotices } from './noticesPart';

/**
 * Says on the dashboard of the sample that its figures are demo data, and which disputes are due. Without a Suspense
 * boundary, the screen waits for the chunk, so that nothing shifts, and no click on the prerendered strip is lost.
 */
export function Notices() {
  const isInSample = useAppSelector(selectImportedWorkspace) === null;
  const hasStrip = useAppSelector(selectFirstSteps) !== 'hidden' && isInSample;
  const hasDue = useAppSelector(selectDueDisputes).length > 0;
  return hasStrip || hasDue ? (
    <ErrorBoundary fallback={null}>
      <LazyNotices hasStrip={hasStrip} />
    </ErrorBoundary>
  ) : null;
}
