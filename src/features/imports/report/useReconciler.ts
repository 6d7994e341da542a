import { useEffect, useRef, useState } from 'react';
import { useWorkspaceServices, type Reconciler } from '@/features/imports/WorkspaceContext';
import type { ReconcileAnswer, Reconciled, ReconcileRequest } from '@/data/reconciliation/messages';

/** One comparison. The rows stay in the worker, and unmounting stops it. */
export function useReconciler(onReconciled: (reconciled: Reconciled) => void) {
  const { startReconciler } = useWorkspaceServices();
  const [answer, setAnswer] = useState<ReconcileAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  const reconciler = useRef<Reconciler>(undefined);
  useEffect(() => () => reconciler.current?.stop(), []);

  function handleAnswer(received: ReconcileAnswer) {
    if (received.kind === 'reconciled') onReconciled(received.reconciled);
    else {
      setAnswer(received);
      setIsBusy(received.kind === 'progress');
    }
  }

  return {
    /** The last answer to the last request. */
    answer,
    isBusy,
    /** Sends a request to the worker. A new file stops the comparison of an earlier one. */
    ask: (request: ReconcileRequest) => {
      if (request.kind === 'open') {
        reconciler.current?.stop();
        // Answers of a stopped worker are ignored.
        const started: Reconciler = startReconciler(
          (received) => reconciler.current === started && handleAnswer(received),
        );
        reconciler.current = started;
      }
      setAnswer(undefined);
      setIsBusy(true);
      reconciler.current?.post(request);
    },
    stop: () => {
      reconciler.current?.stop();
      reconciler.current = undefined;
      setAnswer(undefined);
      setIsBusy(false);
    },
  };
}
