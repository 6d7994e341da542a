import { useEffect, useRef, useState } from 'react';
import { useWorkspaceServices, type Reconciler } from '@/features/imports/WorkspaceContext';
import type { ReconcileAnswer, Reconciled, ReconcileRequest } from '@/data/reconciliation/messages';
import type { SheetQuestion } from '@/data/workbooks/withSheets';
import type { OpenedSource } from '@/data/imports/messages';
import type { ImportProblem } from '@/data/imports/messages';

type State = {
  isBusy: boolean;
  progress?: Extract<ReconcileAnswer, { kind: 'progress' }>;
  opened?: OpenedSource;
  questions?: SheetQuestion[];
  problem?: ImportProblem | { message: string } | Extract<ReconcileAnswer, { kind: 'nothing to compare' }>;
};

/** One comparison. The rows stay in the worker, and unmounting stops it. */
export function useReconciler(onReconciled: (reconciled: Reconciled) => void) {
  const { startReconciler } = useWorkspaceServices();
  const [state, setState] = useState<State>({ isBusy: false });
  const reconciler = useRef<Reconciler>(undefined);
  useEffect(() => () => reconciler.current?.stop(), []);

  function handleAnswer(answer: ReconcileAnswer) {
    switch (answer.kind) {
      case 'progress':
        setState((before) => ({ ...before, progress: answer }));
        break;
      case 'opened':
        setState({ isBusy: false, opened: answer.opened });
        break;
      case 'sheets':
        setState({ isBusy: false, questions: answer.questions });
        break;
      case 'unreadable':
        setState({ isBusy: false, problem: answer.problem });
        break;
      case 'nothing to compare':
        setState({ isBusy: false, problem: answer });
        break;
      case 'failed':
        setState({ isBusy: false, problem: { message: answer.message } });
        break;
      case 'reconciled':
        onReconciled(answer.reconciled);
        break;
      default:
        answer satisfies never;
    }
  }

  return {
    ...state,
    /** Sends a request to the worker. A new file stops the comparison of an earlier one. */
    ask: (request: ReconcileRequest) => {
      if (request.kind === 'open') {
        reconciler.current?.stop();
        // Answers of a stopped worker are ignored.
        const started: Reconciler = startReconciler((answer) => reconciler.current === started && handleAnswer(answer));
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
