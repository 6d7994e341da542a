import Button from 'react-bootstrap/Button';
import * as texts from './importTexts';
import * as styles from './ownData.module.scss';

type Props = { name: string; onNewAsked: () => void };

/** Shown when files update the open workspace although the operator was not asked. */
export function MergeNotice({ name, onNewAsked }: Props) {
  return (
    <p>
      {texts.updates} <strong>{name}</strong>.{' '}
      <Button variant="link" className={styles.inline} onClick={onNewAsked}>
        {texts.intoNewWorkspace}
      </Button>
    </p>
  );
}
