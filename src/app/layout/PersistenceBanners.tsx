import { Suspense } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import { NotKeptBanner } from '@/components/page/NotKeptBanner';
import { selectWaitingRecords } from '@/slices/entities/paymentsSlice';
import { damageDismissed, selectDamagedTexts, selectIsKeepingFailing } from '@/slices/persistenceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const DamagedDataBanner = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "damaged-data" */ '@/components/page/DamagedDataBanner');
  return part.DamagedDataBanner;
});

const WaitingRecordsBanner = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "waiting-records" */ '@/components/page/WaitingRecordsBanner');
  return part.WaitingRecordsBanner;
});

/** Above every screen: what goes wrong with keeping. Nothing where all is well. */
export function PersistenceBanners() {
  const dispatch = useAppDispatch();
  const isFailing = useAppSelector(selectIsKeepingFailing);
  const damaged = useAppSelector(selectDamagedTexts);
  const waiting = useAppSelector(selectWaitingRecords);
  return (
    <>
      {isFailing && <NotKeptBanner />}
      {waiting.length > 0 && (
        <Suspense>
          <WaitingRecordsBanner records={waiting} />
        </Suspense>
      )}
      {damaged.length > 0 && (
        <Suspense>
          <DamagedDataBanner damaged={damaged} onDismiss={() => dispatch(damageDismissed())} />
        </Suspense>
      )}
    </>
  );
}
