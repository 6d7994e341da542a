import * as styles from './UnreadMark.module.scss';
import { unread } from './texts';

/** Marks an unread item before its name: a dot on screen, a word for screen readers. */
export function UnreadMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{unread} </span>
    </span>
  );
}
