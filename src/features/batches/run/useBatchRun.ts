import { useEffect, useRef, useState } from 'react';
import { forgetBatch, leaveBatch, rememberBatch, type ResumedBatch } from '@/commands/batches/interruptedBatches';
import {
  createBatchId,
  NOTHING_TRIED,
  retryRows,
  runBatch,
  type BatchProgress,
  type BatchRun,
} from '@/commands/batches/runBatch';
import type { PlannedRow, QualifiedRow } from '@/domain/batches/batchPlan';
import type { BatchKind, CanceledEvent } from '@/domain/batches/interruptedBatches';
import type { RefundReason } from '@/domain/payments/vocabulary';
import { useAppDispatch } from '@/store/hooks';
import { holdLock } from '@/store/pageLock';
import { lockOfBatch } from '@/store/persistence/interruptedBatches';

type Started = {
  kind: BatchKind;
  rows: readonly PlannedRow[];
  reason: RefundReason;
  name?: string | undefined;
  canceled?: CanceledEvent | undefined;
};

/**
 * The run of a batch: it starts, stops between two events, goes on, and tries failed rows again. `resumed` is a batch that
 * was interrupted; it starts stopped.
 */
export function useBatchRun(resumed?: ResumedBatch) {
  const dispatch = useAppDispatch();
  const [run, setRun] = useState<BatchRun | undefined>(resumed?.run);
  const [progress, setProgress] = useState<BatchProgress>(resumed?.progress ?? NOTHING_TRIED);
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(false);
  const isBusy = useRef(false);
  const isClosed = useRef(false);
  const batchId = run?.batch.id;
  // A closed dialog stops its run: what is recorded stays, and the rest can be continued.
  useEffect(() => {
    isStopped.current = false;
    isClosed.current = false;
    return () => {
      isStopped.current = true;
      isClosed.current = true;
    };
  }, []);
  useEffect(() => {
    if (batchId === undefined) return;
    const release = holdLock(lockOfBatch(batchId));
    return () => {
      release();
      if (!isBusy.current) dispatch(leaveBatch(batchId));
    };
  }, [dispatch, batchId]);

  const go = async (batch: BatchRun, from: BatchProgress) => {
    isStopped.current = false;
    isBusy.current = true;
    setIsRunning(true);
    const watch = { onProgress: setProgress, isStopped: () => isStopped.current };
    const reached = await dispatch(runBatch(batch, from, watch));
    isBusy.current = false;
    if (reached.tried === batch.rows.length) dispatch(forgetBatch(batch.batch.id));
    else if (isClosed.current) dispatch(leaveBatch(batch.batch.id));
    setProgress(reached);
    setIsRunning(false);
  };
  return {
    run,
    progress,
    isRunning,
    start: ({ kind, rows, reason, name, canceled }: Started) => {
      const qualified = rows.filter((row): row is QualifiedRow => row.kind !== 'refused');
      const batch = { id: dispatch(createBatchId), size: qualified.length, ...(name !== undefined && { name }) };
      const started = { batch, reason, rows: qualified };
      dispatch(rememberBatch(kind, started, canceled));
      setRun(started);
      void go(started, NOTHING_TRIED);
    },
    stop: () => {
      isStopped.current = true;
    },
    resume: () => {
      if (run) void go(run, { tried: progress.tried, refused: progress.refused });
    },
    retry: (ids: ReadonlySet<string>) => {
      const refused = run && dispatch(retryRows(run, ids));
      if (!refused) return;
      const others = Object.entries(progress.refused).filter(([id]) => !ids.has(id));
      setProgress({ ...progress, refused: { ...Object.fromEntries(others), ...refused } });
    },
  };
}
