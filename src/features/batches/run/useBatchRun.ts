import { useEffect, useRef, useState } from 'react';
import {
  createBatchId,
  NOTHING_TRIED,
  retryRows,
  runBatch,
  type BatchProgress,
  type BatchRun,
} from '@/commands/batches/runBatch';
import type { PlannedRow, QualifiedRow } from '@/domain/batches/batchPlan';
import type { RefundReason } from '@/domain/payments/vocabulary';
import { useAppDispatch } from '@/store/hooks';

/** The run of a batch: it starts, stops between two events, goes on, and tries failed rows again. */
export function useBatchRun() {
  const dispatch = useAppDispatch();
  const [run, setRun] = useState<BatchRun>();
  const [progress, setProgress] = useState<BatchProgress>(NOTHING_TRIED);
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(false);
  // A closed dialog stops its run: what is recorded stays, and the batch can be found in Changes.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const go = async (batch: BatchRun, from: BatchProgress) => {
    isStopped.current = false;
    setIsRunning(true);
    const watch = { onProgress: setProgress, isStopped: () => isStopped.current };
    setProgress(await dispatch(runBatch(batch, from, watch)));
    setIsRunning(false);
  };
  return {
    run,
    progress,
    isRunning,
    start: (rows: readonly PlannedRow[], reason: RefundReason, name?: string) => {
      const qualified = rows.filter((row): row is QualifiedRow => row.kind !== 'refused');
      const batch = { id: dispatch(createBatchId), size: qualified.length, ...(name !== undefined && { name }) };
      const started = { batch, reason, rows: qualified };
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
