import { forgetBatch } from '@/commands/batches/interruptedBatches';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import { formatCount } from '@/domain/lists/paging';
import { selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { selectInterruptedBatches, type InterruptedBatch } from '@/slices/persistenceSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './interruptedTexts';

/** Offers to continue the batches that a closed page or dialog did not finish, or to dismiss them. */
export function InterruptedBatchBanners() {
  return useAppSelector(selectInterruptedBatches).map((batch) => (
    <InterruptedBatchBanner key={batch.id} batch={batch} />
  ));
}

function InterruptedBatchBanner({ batch: { id: batchId, size, kind, name } }: { batch: InterruptedBatch }) {
  const dispatch = useAppDispatch();
  const recorded = useAppSelector((state) => selectRecordedBatch(state, batchId)?.records.length ?? 0);
  const dismiss = () => {
    dispatch(forgetBatch(batchId));
    if (recorded > 0) dispatch(dialogOpened({ kind: 'batch', batchId }));
  };
  return (
    <WarningBanner
      title={texts.interrupted[kind](name)}
      text={texts.recordedOf(formatCount(recorded), formatCount(size))}
    >
      <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'interruptedBatch', batchId }))}>
        {texts.continueBatch}
      </SmallButton>
      <SmallButton onClick={dismiss}>{texts.dismissBatch}</SmallButton>
    </WarningBanner>
  );
}
