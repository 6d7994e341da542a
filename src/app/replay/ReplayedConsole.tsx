import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { ApplicationError } from '@/app/errors/ApplicationError';
import { createReplay } from '@/store/sessionReplay/replay';
import { shownStore } from '@/store/shownState';
import type { Recording } from '@/store/sessionReplay/writeRecording';
import { ReplayBar } from '@/features/problemReports/ReplayBar';

/** Milliseconds between two steps while the replay plays. */
const PACE = 700;

type Props = { recording: Recording; onLeave: () => void };

/** Shows the recorded console. Its store changes only by the replay bar, so a click in it does nothing. */
export function ReplayedConsole({ recording, onLeave }: Props) {
  const [replay] = useState(() => createReplay(recording));
  const [shown] = useState(() => shownStore(replay.store));
  const [step, setStep] = useState(0);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const last = recording.actions.length;
  const isPlaying = wantsToPlay && step < last;

  useEffect(() => replay.show(step), [replay, step]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  const jump = (to: number) => {
    setWantsToPlay(false);
    setStep(Math.max(0, Math.min(to, last)));
  };
  const play = () => {
    if (step === last) setStep(0);
    setWantsToPlay(!isPlaying);
  };

  return (
    <>
      <Provider store={shown}>
        <ErrorBoundary FallbackComponent={ApplicationError} resetKeys={[step]}>
          <App />
        </ErrorBoundary>
      </Provider>
      <ReplayBar
        actions={recording.actions}
        step={step}
        isPlaying={isPlaying}
        onPlay={play}
        onJump={jump}
        onLeave={onLeave}
      />
    </>
  );
}
