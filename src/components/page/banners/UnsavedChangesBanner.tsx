import * as styles from './Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import * as texts from './bannerTexts';

/** Warns that the browser rejects writes, so changes are lost when the page closes. */
export function UnsavedChangesBanner() {
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{texts.cannotSaveTitle}</strong> {texts.cannotSaveDetails}
      </p>
    </Notice>
  );
}
