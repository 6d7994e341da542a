import { staleState, notifyReady } from '@/containers/useDeferredSelector';
import { selectListWork, computeList } from '@/selectors/payments/list/listMetrics';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { startResumable } from '@/store/runResumable';

type Work = ReturnType<typeof selectListWork>;

/** In milliseconds. While a batch runs, records follow each other faster than a list can be computed. */
const CALM = 200;

/** Computes a long list of payments in steps, so that the page stays responsive. A newer state cancels the computation. */
export function precomputeRows(store: AppStore): void {
  if (staleState.has(store)) return;
  let shown: { work: Work; state: RootState } | undefined;
  let started: Work;
  let stop: () => void = () => undefined;

  const follow = () => {
    const state = store.getState();
    const work = selectListWork(state);
    if (work === started) return;
    stop();
    const isRecording = work && started && shown?.work !== started && work[0] === started[0] && work[1] === started[1];
    started = work;
    if (work === undefined || shown === undefined) shown = work && { work, state };
    else if (shown.work !== work) stop = startLater(state, work, isRecording ? CALM : 0);
  };
  const start = (state: RootState, work: Work) => {
    stop = startResumable(computeList(state), () => {
      shown = { work, state };
      notifyReady();
    });
  };
  // It starts after the next frame, so that a typed letter is painted first.
  const startLater = (state: RootState, work: Work, delay: number) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(start, delay, state, work);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
  follow();
  store.subscribe(follow);
  staleState.set(store, (state) => {
    const work = selectListWork(state);
    return work === undefined || shown === undefined || shown.work === work ? state : shown.state;
  });
}
