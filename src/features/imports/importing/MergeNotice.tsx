import Button from 'react-bootstrap/Button';
import * as texts from './importTexts';
import * as styles from './importing.module.scss';

type Props = { name: string; onNewWorkspace: () => void };

/** Shown when files update the open workspace although the operator was not asked. */
export function MergeNotice({ name, onNewWorkspace }: Props) {
  return (
    <p>
      {texts.updates} <strong>{name}</strong>.{' '}
      <Button variant="link" className={styles.inline} onClick={onNewWorkspace}>
        {texts.intoNewWorkspace}
      </Button>
    </p>
  );
}
