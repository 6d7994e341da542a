import { Suspense } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import { UnsavedChangesBanner } from '@/components/page/UnsavedChangesBanner';
import { selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import { selectDamagedTexts, selectHasNewerRecords, selectIsKeepingFailing } from '@/slices/persistenceSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

const LazyBanners = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "rare-banners" */ './LazyBanners');
  return part.LazyBanners;
});

/** Banners about persistence above every screen. Empty if everything is saved. */
export function PersistenceBanners() {
  const isFailing = useAppSelector(selectIsKeepingFailing);
  const damaged = useAppSelector(selectDamagedTexts);
  const hasNewer = useAppSelector(selectHasNewerRecords);
  const waiting = useAppSelector(selectUnappliedRecords);
  const workspace = useAppSelector(selectOwnWorkspace);
  return (
    <>
      {isFailing && <UnsavedChangesBanner />}
      {(workspace !== null || hasNewer || damaged.length + waiting.length > 0) && (
        <Suspense>
          <LazyBanners />
        </Suspense>
      )}
    </>
  );
}
