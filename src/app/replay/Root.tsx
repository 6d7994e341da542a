import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { ApplicationError } from '@/app/errors/ApplicationError';
import { syncAddress } from '@/app/address';
import { createDrafts, DraftsContext } from '@/app/drafts';
import { focusScreen } from '@/components/dialogs/focus';
import { WorkspaceProvider, type WorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as styles from '@/app/errors/errorScreen.module.scss';
import { WorkbookWriterContext } from '@/containers/exporting/WorkbookWriterContext';
import { lazyPart, renewFailedParts } from '@/components/browser/lazyPart';
import { PartError } from '@/components/page/PartError';
import type { Recorder } from '@/store/sessionReplay/recorder';
import type { Recording } from '@/store/sessionReplay/writeRecording';
import type { RootState } from '@/store/rootReducer';
import { shownStore } from '@/store/shownState';
import type { AppStore } from '@/store/store';
import { ReportContext } from '@/features/problemReports/ReportContext';
import * as texts from '@/features/problemReports/texts';

const ReplayedConsole = lazyPart('ReplayedConsole', () => import(/* webpackChunkName: "replay" */ './ReplayedConsole'));

type Props = {
  store: AppStore;
  /** The state of the prerendered page: hydration starts with it and then follows the store. */
  prerenderedState?: RootState;
  recorder: Recorder;
  services?: WorkspaceServices;
};

/** Shows the console or a replay. The open recording is not part of the console's state, so that no report contains another. */
export function Root({ store, prerenderedState, recorder, services }: Props) {
  const [recording, setRecording] = useState<Recording>();
  const [drafts] = useState(() => createDrafts(services?.drafts));
  const shown = useMemo(() => shownStore(store), [store]);
  const report = useMemo(() => ({ copyRecording: recorder.take, onRecordingOpened: setRecording }), [recorder]);
  const isReplaying = recording !== undefined;
  const wasReplaying = useRef(false);

  // Back inside a replay must not move the console: leaving the replay restores the console's address.
  useEffect(() => (isReplaying ? undefined : syncAddress(shown, drafts)), [isReplaying, shown, drafts]);
  // The exit button is gone, and so is the dialog that opened the recording, so the screen takes the focus.
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
            <PartError part={texts.recording} action={texts.exit} {...props} />
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
      <WorkspaceProvider services={services}>
        <DraftsContext value={drafts}>
          <WorkbookWriterContext value={services?.startWorkbookWriter}>
            <Provider store={shown} serverState={prerenderedState} stabilityCheck="always">
              <ErrorBoundary FallbackComponent={ApplicationError}>
                <App />
              </ErrorBoundary>
            </Provider>
          </WorkbookWriterContext>
        </DraftsContext>
      </WorkspaceProvider>
    </ReportContext>
  );
}
