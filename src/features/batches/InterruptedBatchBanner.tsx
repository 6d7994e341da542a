import Button from 'react-bootstrap/Button';
import { forgetBatch } from '@/commands/batches/interruptedBatches';
import * as styles from '@/components/page/banners/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
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
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{texts.interrupted[kind](name)}</strong> {texts.recordedOf(formatCount(recorded), formatCount(size))}
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => dispatch(dialogOpened({ kind: 'interruptedBatch', batchId }))}
        >
          {texts.continueBatch}
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={dismiss}>
          {texts.dismissBatch}
        </Button>
      </div>
    </Notice>
  );
}
