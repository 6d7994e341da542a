import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { BesidePage } from '@/components/browser/BesidePage';
import type { Recording } from '@/store/recording/writeRecording';
import * as styles from './ReplayBar.module.scss';

type Props = {
  actions: Recording['actions'];
  /** How many actions have happened. */
  step: number;
  isPlaying: boolean;
  onPlay: () => void;
  onJump: (step: number) => void;
  onLeave: () => void;
};

/** Plays, steps, jumps and leaves. It stands beside the page, in reach while a dialog of the recording is open. */
export function ReplayBar({ actions, step, isPlaying, onPlay, onJump, onLeave }: Props) {
  const sliderId = useId();
  const bar = useRef<HTMLElement>(null);
  const last = actions.length;
  const happened = actions[step - 1]?.type ?? 'before the first action';

  const wasFileHeld = useWasFileHeld();

  // What was pressed to come here is gone.
  useEffect(() => bar.current?.focus(), []);

  return (
    <BesidePage>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Replay">
        <p className={styles.title}>
          <strong>Replay</strong> This is a recording: what you press in it does nothing.
          <span aria-live="polite">
            {wasFileHeld && ' No file is brought in here: leave the recording first, and drop it then.'}
          </span>
        </p>
        <div className={styles.controls}>
          <Button variant="light" size="sm" className={styles.play} onClick={onPlay} disabled={last === 0}>
            {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button variant="outline-light" size="sm" aria-label="One step back" onClick={() => onJump(step - 1)}>
            <ChevronLeft aria-hidden size={16} />
          </Button>
          <Button variant="outline-light" size="sm" aria-label="One step on" onClick={() => onJump(step + 1)}>
            <ChevronRight aria-hidden size={16} />
          </Button>
          <label htmlFor={sliderId} className="visually-hidden">
            Step
          </label>
          <input
            id={sliderId}
            type="range"
            className={styles.slider}
            min={0}
            max={last}
            value={step}
            aria-valuetext={`${step} of ${last}: ${happened}`}
            onChange={({ target }) => onJump(Number(target.value))}
          />
          <output className={styles.step} htmlFor={sliderId} aria-live={isPlaying ? 'off' : 'polite'}>
            {step} of {last} <code>{happened}</code>
          </output>
          <Button variant="outline-light" size="sm" onClick={onLeave}>
            <X aria-hidden size={16} /> Leave
          </Button>
        </div>
      </section>
    </BesidePage>
  );
}

/** Whether a file was held above what is shown: it is refused there, so that its drop is not told. */
function useWasFileHeld(): boolean {
  const [wasHeld, setWasHeld] = useState(false);
  useEffect(() => {
    const note = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && setWasHeld(true);
    window.addEventListener('dragover', note);
    return () => window.removeEventListener('dragover', note);
  }, []);
  return wasHeld;
}
