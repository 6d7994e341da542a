import { useEffect, useRef, useState } from 'react';
import { useOwnData, type Reconciler } from '@/app/ownData/OwnDataContext';
import type { ReconcileAnswer, Reconciled, ReconcileRequest } from '@/data/reconciliation/messages';
import type { OpenedSource } from '@/data/imports/messages';
import type { FileProblem } from '@/data/reading/sourceFile';

/** How far the comparison is, what it asks, or what went wrong. */
type State = {
  isBusy: boolean;
  progress?: Extract<ReconcileAnswer, { kind: 'progress' }>;
  opened?: OpenedSource;
  problem?: FileProblem | { message: string };
};

/** One comparison, from the first file on: the draft of a form, whose rows are with the worker. Leaving ends it. */
export function useReconciler(onReconciled: (reconciled: Reconciled) => void) {
  const { startReconciler } = useOwnData();
  const [state, setState] = useState<State>({ isBusy: false });
  const reconciler = useRef<Reconciler>(undefined);
  useEffect(() => () => reconciler.current?.stop(), []);

  function hear(answer: ReconcileAnswer) {
    if (answer.kind === 'progress') setState((before) => ({ ...before, progress: answer }));
    else if (answer.kind === 'opened') setState({ isBusy: false, opened: answer.opened });
    else if (answer.kind === 'unreadable') setState({ isBusy: false, problem: answer.problem });
    else if (answer.kind === 'failed') setState({ isBusy: false, problem: { message: answer.message } });
    else onReconciled(answer.reconciled);
  }

  return {
    ...state,
    /** Asks the worker; a new file ends what was done with the one before. */
    ask: (request: ReconcileRequest) => {
      if (request.kind === 'open') {
        reconciler.current?.stop();
        // What one says that was stopped is no longer of interest.
        const started: Reconciler = startReconciler((answer) => reconciler.current === started && hear(answer));
        reconciler.current = started;
      }
      setState({ isBusy: true });
      reconciler.current?.post(request);
    },
    stop: () => {
      reconciler.current?.stop();
      reconciler.current = undefined;
      setState({ isBusy: false });
    },
  };
}
