import type { ReactNode } from 'react';
import { Notice } from '@/components/page/Notice';
import * as styles from './Banner.module.scss';

type Props = { title?: string; text: ReactNode; /** The buttons. */ children?: ReactNode };

/** A warning above the screen about stored records, with the buttons that answer it. */
export function WarningBanner({ title, text, children }: Props) {
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        {title && <strong>{title}</strong>} {text}
      </p>
      {children && <div className="d-flex flex-wrap gap-2">{children}</div>}
    </Notice>
  );
}
