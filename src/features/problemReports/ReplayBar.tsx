import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Portal } from '@/components/browser/Portal';
import type { Recording } from '@/store/sessionReplay/writeRecording';
import * as styles from './ReplayBar.module.scss';
import * as texts from './replayTexts';

type Props = {
  actions: Recording['actions'];
  /** How many actions were replayed. */
  step: number;
  isPlaying: boolean;
  onPlay: () => void;
  onJump: (step: number) => void;
  onLeave: () => void;
};

/** The controls are outside the page element, so that they stay reachable while a dialog of the recording is open. */
export function ReplayBar({ actions, step, isPlaying, onPlay, onJump, onLeave }: Props) {
  const sliderId = useId();
  const bar = useRef<HTMLElement>(null);
  const last = actions.length;
  const events = actions[step - 1]?.type ?? texts.noAction;
  /** True once a file was dragged over the replay. The drop itself is rejected, and then the browser sends no drop event. */
  const [wasFileHeld, setWasFileHeld] = useState(false);
  useEffect(() => {
    const note = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && setWasFileHeld(true);
    window.addEventListener('dragover', note);
    return () => window.removeEventListener('dragover', note);
  }, []);
  // The button that opened the replay is gone, so the focus moves here.
  useEffect(() => bar.current?.focus(), []);

  return (
    <Portal>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={texts.replay}>
        <p className={styles.title}>
          <strong>{texts.replay}</strong> {texts.recording}
          <span aria-live="polite">{wasFileHeld && ` ${texts.fileRejected}`}</span>
        </p>
        <div className={styles.controls}>
          <Button variant="light" size="sm" className={styles.play} onClick={onPlay} disabled={last === 0}>
            {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
            {isPlaying ? texts.pause : texts.play}
          </Button>
          <Button variant="outline-light" size="sm" aria-label={texts.previousStep} onClick={() => onJump(step - 1)}>
            <ChevronLeft aria-hidden size={16} />
          </Button>
          <Button variant="outline-light" size="sm" aria-label={texts.nextStep} onClick={() => onJump(step + 1)}>
            <ChevronRight aria-hidden size={16} />
          </Button>
          <label htmlFor={sliderId} className="visually-hidden">
            {texts.step}
          </label>
          <input
            id={sliderId}
            type="range"
            className={styles.slider}
            min={0}
            max={last}
            value={step}
            aria-valuetext={texts.positionWithAction(step, last, events)}
            onChange={({ target }) => onJump(Number(target.value))}
          />
          <output className={styles.step} htmlFor={sliderId} aria-live={isPlaying ? 'off' : 'polite'}>
            {texts.position(step, last)} <code>{events}</code>
          </output>
          <Button variant="outline-light" size="sm" onClick={onLeave}>
            <X aria-hidden size={16} /> {texts.exit}
          </Button>
        </div>
      </section>
    </Portal>
  );
}
