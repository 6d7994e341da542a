import * as styles from './UnreadMark.module.scss';

/** Stands before the name of what is unread: a dot to see, a word to hear. */
export function UnreadMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">Unread: </span>
    </span>
  );
}
