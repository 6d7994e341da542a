import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from './FormDialog.module.scss';
import { SmallButton } from '@/components/buttons/SecondaryButton';

type Props = {
  text: string;
  /** The safe choice, which gets the focus. */
  back: { label: string; onClick: () => void };
  confirm: { label: string; onClick: () => void };
};

/** A question inside an open form, before an act that cannot be undone. */
export function Question({ text, back, confirm }: Props) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <strong id={id}>{text}</strong>
      <SmallButton ref={first} onClick={back.onClick}>
        {back.label}
      </SmallButton>
      <Button variant="danger" size="sm" onClick={confirm.onClick}>
        {confirm.label}
      </Button>
    </div>
  );
}
