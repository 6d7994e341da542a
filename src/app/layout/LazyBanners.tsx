import { Suspense } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import { selectWantedDay } from '@/slices/ui/asOfSlice';
import { StaleDataSetBanner, NewerRecordsBanner } from '@/features/imports/otherTabs/OtherTabBanners';
import { LackedRecordsBanner } from '@/features/imports/otherTabs/LackedRecordsBanner';
import { RepeatedRefundsBanner } from '@/features/imports/otherTabs/RepeatedRefundsBanner';
import { TeamBanner } from '@/features/team/TeamBanner';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { DamagedDataBanner } from '@/components/page/banners/DamagedDataBanner';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import {
  cannotSaveDetails,
  cannotSaveTitle,
  delayedDetails,
  delayedTitle,
} from '@/components/page/banners/bannerTexts';
import { UnappliedRecordsBanner } from '@/components/page/banners/UnappliedRecordsBanner';
import { selectIsDataSetStale } from '@/selectors/sync/staleDataSet';
import { selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import {
  damageDismissed,
  DELAYED_RECORDS,
  selectDamagedTexts,
  selectHasNewerRecords,
  selectInterruptedBatches,
  selectLackedRecords,
  selectRefusedRecords,
} from '@/slices/persistenceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ImportedNotice } from '@/features/imports/importing/ImportedNotice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';

const InterruptedBatchBanners = lazyPart(
  'InterruptedBatchBanners',
  () => import(/* webpackChunkName: "rare-banners" */ '@/features/batches/InterruptedBatchBanner'),
);
const AsOfBanner = lazyPart('AsOfBanner', () => import(/* webpackChunkName: "as-of" */ '@/features/asOf/AsOfBanner'));

/** Rarely shown banners, loaded on demand. */
export function LazyBanners() {
  const dispatch = useAppDispatch();
  const openWorkspace = useAppSelector(selectImportedWorkspace);
  const imported = useAppSelector(({ workspace }) => workspace.imported);
  const isStale = useAppSelector(selectIsDataSetStale);
  const damaged = useAppSelector(selectDamagedTexts);
  const refused = useAppSelector(selectRefusedRecords);
  const hasNewer = useAppSelector(selectHasNewerRecords);
  const unapplied = useAppSelector(selectUnappliedRecords);
  const areInterrupted = useAppSelector(selectInterruptedBatches).length > 0;
  const failing = useAppSelector(({ persistence }) => persistence.failing);
  const areDelayed = failing.includes(DELAYED_RECORDS);
  const isFailing = failing.some((name) => name !== DELAYED_RECORDS);
  const isPast = useAppSelector(selectWantedDay) !== null;
  const { team } = useWorkspaceServices();
  return (
    <>
      {areDelayed && <WarningBanner title={delayedTitle} text={delayedDetails} />}
      {isFailing && <WarningBanner title={cannotSaveTitle} text={cannotSaveDetails} />}
      {team && <TeamBanner team={team} />}
      {openWorkspace && imported && <ImportedNotice workspace={openWorkspace} imported={imported} />}
      {isPast && (
        <Suspense>
          <AsOfBanner />
        </Suspense>
      )}
      {areInterrupted && (
        <Suspense>
          <InterruptedBatchBanners />
        </Suspense>
      )}
      <RepeatedRefundsBanner />
      {isStale && <StaleDataSetBanner />}
      {hasNewer && <NewerRecordsBanner />}
      {useAppSelector(selectLackedRecords).length > 0 && <LackedRecordsBanner />}
      {unapplied.length > 0 && <UnappliedRecordsBanner records={unapplied} />}
      {damaged.length > 0 && (
        <DamagedDataBanner
          damaged={damaged}
          reasons={Object.values(refused)}
          onDismiss={() => dispatch(damageDismissed())}
        />
      )}
    </>
  );
}
