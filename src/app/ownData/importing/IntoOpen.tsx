import Button from 'react-bootstrap/Button';
import * as styles from './ownData.module.scss';

type Props = { name: string; onNewAsked: () => void };

/** Shown where nobody was asked: the files update the open workspace. */
export function IntoOpen({ name, onNewAsked }: Props) {
  return (
    <p>
      This import updates <strong>{name}</strong>, the open workspace.{' '}
      <Button variant="link" className={styles.inline} onClick={onNewAsked}>
        Import into a new workspace
      </Button>
    </p>
  );
}
