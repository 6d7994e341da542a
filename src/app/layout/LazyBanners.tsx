import { StaleDataSetBanner, NewerRecordsBanner } from '@/features/imports/otherTabs/OtherTabBanners';
import { RepeatedRefundsBanner } from '@/features/imports/otherTabs/RepeatedRefundsBanner';
import { TeamBanner } from '@/features/team/TeamBanner';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { DamagedDataBanner } from '@/components/page/DamagedDataBanner';
import { UnsavedChangesBanner } from '@/components/page/UnsavedChangesBanner';
import { UnappliedRecordsBanner } from '@/components/page/UnappliedRecordsBanner';
import { selectIsDataSetStale } from '@/selectors/staleDataSet';
import { selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import {
  damageDismissed,
  selectDamagedTexts,
  selectHasNewerRecords,
  selectIsPersistenceFailing,
} from '@/slices/persistenceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ImportedNotice } from '@/features/imports/importing/ImportedNotice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';

/** Rarely shown banners, loaded on demand. */
export function LazyBanners() {
  const dispatch = useAppDispatch();
  const openWorkspace = useAppSelector(selectImportedWorkspace);
  const imported = useAppSelector(({ workspace }) => workspace.imported);
  const isStale = useAppSelector(selectIsDataSetStale);
  const damaged = useAppSelector(selectDamagedTexts);
  const hasNewer = useAppSelector(selectHasNewerRecords);
  const unapplied = useAppSelector(selectUnappliedRecords);
  const { team } = useWorkspaceServices();
  return (
    <>
      {useAppSelector(selectIsPersistenceFailing) && <UnsavedChangesBanner />}
      {team && <TeamBanner team={team} />}
      {openWorkspace && imported && <ImportedNotice workspace={openWorkspace} imported={imported} />}
      <RepeatedRefundsBanner />
      {isStale && <StaleDataSetBanner />}
      {hasNewer && <NewerRecordsBanner />}
      {unapplied.length > 0 && <UnappliedRecordsBanner records={unapplied} />}
      {damaged.length > 0 && <DamagedDataBanner damaged={damaged} onDismiss={() => dispatch(damageDismissed())} />}
    </>
  );
}
