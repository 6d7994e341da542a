import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { forgetBatch } from '@/commands/batches/interruptedBatches';
import { withdrawBatch } from '@/commands/batches/withdrawBatch';
import { Question } from '@/components/forms/Question';
import { useUnloadQuestion } from '@/components/forms/useUnloadQuestion';
import { describeCount } from '@/domain/lists/paging';
import { selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from '@/features/batches/batches.module.scss';
import * as texts from '@/features/batches/texts';

/** Withdraws the refunds of a batch. While it does, `withdrawing` is its progress, which is shown instead of the batch. */
export function useUndoBatch(batchId: string) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<{ tried: number; all: number }>();
  useUnloadQuestion(progress !== undefined);
  const undo = async () => {
    dispatch(forgetBatch(batchId));
    const onProgress = (tried: number, all: number) => setProgress({ tried, all });
    const withdrawn = await dispatch(withdrawBatch(batchId, texts.undoReason, onProgress));
    setProgress(undefined);
    dispatch(toastShown({ title: texts.undone, text: texts.undoneText(describeCount(withdrawn, 'refund')) }));
  };
  const withdrawing = progress && (
    <>
      <progress className={styles.progress} aria-label={texts.withdrawing} max={progress.all} value={progress.tried} />
      <p role="status">{texts.withdrawnOf(progress.tried, progress.all)}</p>
    </>
  );
  return { undo: () => void undo(), withdrawing };
}

/** The button that withdraws the refunds of a batch after a question. Its voids are final. */
export function UndoBatch({ batchId, onUndo }: { batchId: string; onUndo: () => void }) {
  const batch = useAppSelector((state) => selectRecordedBatch(state, batchId));
  const [isAsking, setIsAsking] = useState(false);
  if (!batch) return null;
  const { refunds, voids } = batch;
  if (refunds.count === 0) return <p>{texts.voidsStay}</p>;
  if (isAsking)
    return (
      <Question
        text={`${texts.undoQuestion(describeCount(refunds.count, 'refund'))}${voids.count > 0 ? ` ${texts.voidsStay}` : ''}`}
        back={{ label: texts.goBack, onClick: () => setIsAsking(false) }}
        confirm={{ label: texts.withdrawAll, onClick: onUndo }}
      />
    );
  return (
    <Button variant="outline-danger" onClick={() => setIsAsking(true)}>
      {texts.undo}
    </Button>
  );
}
