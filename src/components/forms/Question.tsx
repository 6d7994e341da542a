import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from './FormDialog.module.scss';

type Props = {
  text: string;
  /** The safe choice, which gets the focus. */
  back: { label: string; onChosen: () => void };
  confirm: { label: string; onChosen: () => void };
};

/** A question inside an open form, before an act that cannot be undone. */
export function Question({ text, back, confirm }: Props) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <strong id={id}>{text}</strong>
      <Button ref={first} variant="outline-secondary" size="sm" onClick={back.onChosen}>
        {back.label}
      </Button>
      <Button variant="danger" size="sm" onClick={confirm.onChosen}>
        {confirm.label}
      </Button>
    </div>
  );
}
