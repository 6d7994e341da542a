import { useEffect, useState } from 'react';
import { forgetBatch, resumeBatch, type ResumedBatch } from '@/commands/batches/interruptedBatches';
import { Dialog } from '@/components/dialogs/Dialog';
import { useAppDispatch } from '@/store/hooks';
import { BatchResults } from './BatchResults';
import { useBatchRun } from './useBatchRun';
import { useRunDialog } from './useRunDialog';
import * as texts from '@/features/batches/texts';

type Props = { batchId: string };

/** A batch that a closed page or dialog did not finish: what is done, and the button that goes on with the rest. */
export function InterruptedBatchDialog({ batchId }: Props) {
  const dispatch = useAppDispatch();
  const [resumed] = useState(() => dispatch(resumeBatch(batchId)));
  useEffect(() => {
    if (!resumed) dispatch(forgetBatch(batchId));
  }, [dispatch, resumed, batchId]);
  if (resumed) return <Resumed resumed={resumed} />;
  return (
    <Dialog title={texts.interruptedTitle} help="batches" dismiss="Close">
      <p className="mb-0">{texts.notInterrupted}</p>
    </Dialog>
  );
}

function Resumed({ resumed }: { resumed: ResumedBatch }) {
  const { kind, run, canceled } = resumed;
  const batch = useBatchRun(resumed);
  return (
    <Dialog title={texts.interruptedTitle} {...useRunDialog(batch.isRunning)}>
      <p>{texts.confirmedAs(texts.submit[kind](run.rows.length), run.batch.name)}</p>
      <BatchResults {...batch} run={run} canceled={canceled} />
    </Dialog>
  );
}
