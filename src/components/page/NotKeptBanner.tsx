import * as styles from './Banner.module.scss';
import { Notice } from './Notice';

/** Says that the browser's storage takes nothing: what the operator does is lost with the page. */
export function NotKeptBanner() {
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>Your changes are not being kept.</strong> The browser’s storage is full or refused. You can work on, but
        what you change now is lost when this page is closed.
      </p>
    </Notice>
  );
}
