import { DamagedDataBanner } from '@/components/DamagedDataBanner';
import { NotKeptBanner } from '@/components/NotKeptBanner';
import { damageDismissed, selectDamagedTexts, selectIsKeepingFailing } from '@/slices/memorySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Above every screen: what goes wrong with keeping. Nothing where all is well. */
export function MemoryBanners() {
  const dispatch = useAppDispatch();
  const isFailing = useAppSelector(selectIsKeepingFailing);
  const damaged = useAppSelector(selectDamagedTexts);
  return (
    <>
      {isFailing && <NotKeptBanner />}
      {damaged.length > 0 && <DamagedDataBanner damaged={damaged} onDismiss={() => dispatch(damageDismissed())} />}
    </>
  );
}
