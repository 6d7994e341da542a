import Button from 'react-bootstrap/Button';
import * as styles from './ownData.module.scss';

type Props = { name: string; onNewAsked: () => void };

/** Said where nobody was asked: by their name, the repaired rows were left out of an import of the open workspace. */
export function IntoOpen({ name, onNewAsked }: Props) {
  return (
    <p>
      These are rows that needed repair: they come into <strong>{name}</strong>, beside those that are there.{' '}
      <Button variant="link" className={styles.inline} onClick={onNewAsked}>
        Bring them into a new workspace
      </Button>
    </p>
  );
}
