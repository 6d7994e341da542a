import { useState, type PointerEvent } from 'react';
import { COLUMN_WIDTHS, limitedWidth } from '@/domain/lists/chosenColumns';
import { sentenceCase } from '@/domain/lists/headers';
import * as styles from './ColumnWidth.module.scss';
import * as texts from './texts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -COLUMN_WIDTHS.step, ArrowRight: COLUMN_WIDTHS.step };

type Props = {
  header: string;
  /** In sixteenths of a rem; undefined as the layout divides the table. */
  width: number | undefined;
  onResized: (width: number) => void;
};

/** The separator at the right edge of a header, which arrow keys and a pointer move. */
export function ColumnWidth({ header, width, onResized }: Props) {
  const [measured, setMeasured] = useState<number>();
  const [drag, setDrag] = useState<{ x: number; width: number }>();
  const measure = (separator: HTMLElement) => {
    const now = limitedWidth((separator.parentElement?.offsetWidth ?? 0) / pixelRatio());
    setMeasured(now);
    return now;
  };
  const widthAt = ({ clientX }: PointerEvent) => drag && limitedWidth(drag.width + (clientX - drag.x) / pixelRatio());
  // Only the end of a drag is an event. Until then, the header alone is wider.
  const show = (separator: HTMLElement, shown: number | undefined) => {
    if (separator.parentElement) separator.parentElement.style.width = shown === undefined ? '' : `${shown / 16}rem`;
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.widthOf(sentenceCase(header))}
      aria-valuenow={width ?? measured ?? COLUMN_WIDTHS.min}
      aria-valuemin={COLUMN_WIDTHS.min}
      aria-valuemax={COLUMN_WIDTHS.max}
      tabIndex={0}
      className={`d-print-none ${styles.separator}`}
      onFocus={({ currentTarget }) => measure(currentTarget)}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onResized(limitedWidth(measure(event.currentTarget) + step));
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, width: measure(event.currentTarget) });
      }}
      onPointerMove={(event) => drag && show(event.currentTarget, widthAt(event))}
      onPointerUp={(event) => {
        const next = widthAt(event);
        setDrag(undefined);
        if (next !== undefined && next !== drag?.width) onResized(next);
      }}
      onPointerCancel={({ currentTarget }) => {
        setDrag(undefined);
        show(currentTarget, width);
      }}
    />
  );
}

/** CSS pixels per sixteenth of a rem, which is more than 1 with larger text. */
function pixelRatio(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}
