import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { ApplicationError } from '@/app/ApplicationError';
import { keepAddressInStep } from '@/app/address';
import { createDrafts, DraftsContext } from '@/app/drafts';
import { focusScreen } from '@/app/keyboard/focus';
import { OwnDataProvider, type OwnData } from '@/app/ownData/OwnDataContext';
import * as styles from '@/app/errorScreen.module.scss';
import { lazyPart, renewFailedParts } from '@/components/browser/lazyPart';
import { PartError } from '@/components/page/PartError';
import type { Recorder } from '@/store/recording/recorder';
import type { Recording } from '@/store/recording/writeRecording';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { ReportContext } from './ReportContext';

const ReplayedConsole = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "replay" */ './ReplayedConsole');
  return part.ReplayedConsole;
});

type Props = {
  store: AppStore;
  /** What the page shows already: it is taken over first, and follows the store then. */
  prerenderedState?: RootState;
  recorder: Recorder;
  ownData?: OwnData;
};

/**
 * The operator's console, or a recording of one. The recording that is open is no part of the console's state: it stands
 * around the console as Redux DevTools does, and a report never holds another.
 */
export function Root({ store, prerenderedState, recorder, ownData }: Props) {
  const [recording, setRecording] = useState<Recording>();
  const [drafts] = useState(createDrafts);
  const report = useMemo(() => ({ takeRecording: recorder.take, onRecordingOpened: setRecording }), [recorder]);
  const isReplaying = recording !== undefined;
  const wasReplaying = useRef(false);

  // Back inside a replay is none of the console's: its address is put right when the replay is left.
  useEffect(() => (isReplaying ? undefined : keepAddressInStep(store, drafts)), [isReplaying, store, drafts]);
  // What was pressed to leave is gone, and so is what the recording was opened from.
  useEffect(() => {
    if (wasReplaying.current && !isReplaying) focusScreen();
    wasReplaying.current = isReplaying;
  }, [isReplaying]);

  const leave = () => setRecording(undefined);

  if (recording) {
    return (
      <ErrorBoundary
        onReset={() => {
          renewFailedParts();
          leave();
        }}
        fallbackRender={(props) => (
          <main className={styles.screen}>
            <PartError part="The recording" action="Leave" {...props} />
          </main>
        )}
      >
        <Suspense>
          <ReplayedConsole recording={recording} onLeave={leave} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <ReportContext value={report}>
      <OwnDataProvider ownData={ownData}>
        <DraftsContext value={drafts}>
          <Provider store={store} serverState={prerenderedState} stabilityCheck="always">
            <ErrorBoundary FallbackComponent={ApplicationError}>
              <App />
            </ErrorBoundary>
          </Provider>
        </DraftsContext>
      </OwnDataProvider>
    </ReportContext>
  );
}
