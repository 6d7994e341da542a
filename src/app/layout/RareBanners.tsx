import { LostRowsBanner } from '@/app/ownData/otherTabs/LostRowsBanner';
import { DamagedDataBanner } from '@/components/page/DamagedDataBanner';
import { WaitingRecordsBanner } from '@/components/page/WaitingRecordsBanner';
import { selectAreRowsLost } from '@/selectors/lostRows';
import { selectWaitingRecords } from '@/slices/entities/paymentEventsSlice';
import { damageDismissed, selectDamagedTexts } from '@/slices/persistenceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** What hardly anybody ever has to be told, so that it comes only then. */
export function RareBanners() {
  const dispatch = useAppDispatch();
  const areLost = useAppSelector(selectAreRowsLost);
  const damaged = useAppSelector(selectDamagedTexts);
  const waiting = useAppSelector(selectWaitingRecords);
  return (
    <>
      {areLost && <LostRowsBanner />}
      {waiting.length > 0 && <WaitingRecordsBanner records={waiting} />}
      {damaged.length > 0 && <DamagedDataBanner damaged={damaged} onDismiss={() => dispatch(damageDismissed())} />}
    </>
  );
}
