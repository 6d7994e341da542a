import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { withdrawBatch } from '@/commands/batches/withdrawBatch';
import { Question } from '@/components/forms/Question';
import { describeCount } from '@/domain/lists/paging';
import { selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from '@/features/batches/texts';

/** Withdraws the refunds of a batch after a question. Its voids are final. */
export function UndoBatch({ batchId }: { batchId: string }) {
  const dispatch = useAppDispatch();
  const batch = useAppSelector((state) => selectRecordedBatch(state, batchId));
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  if (!batch) return null;
  const { refunds, voids } = batch;
  if (refunds.count === 0) return <p>{texts.voidsStay}</p>;
  const withdraw = async () => {
    setIsAsking(false);
    setIsRunning(true);
    const withdrawn = await dispatch(withdrawBatch(batchId, texts.undoReason));
    setIsRunning(false);
    dispatch(toastShown({ title: texts.undone, text: texts.undoneText(describeCount(withdrawn, 'refund')) }));
  };
  if (isAsking)
    return (
      <Question
        text={`${texts.undoQuestion(describeCount(refunds.count, 'refund'))}${voids.count > 0 ? ` ${texts.voidsStay}` : ''}`}
        back={{ label: texts.goBack, onClick: () => setIsAsking(false) }}
        confirm={{ label: texts.withdrawAll, onClick: () => void withdraw() }}
      />
    );
  return (
    <Button variant="outline-danger" aria-disabled={isRunning} onClick={() => !isRunning && setIsAsking(true)}>
      {texts.undo}
    </Button>
  );
}
