import { PRODUCT_NAME } from '@/domain/product';
import * as styles from './Brand.module.scss';

export function Brand() {
  return (
    <p className={styles.brand}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path d="M8 16h5l8-7h3M13 16l8 7h3" className={styles.stream} />
      </svg>
      {PRODUCT_NAME}
    </p>
  );
}
