import type { ReactNode } from 'react';
import * as styles from './PageHeading.module.scss';

type Props = { title: string; subtitle: string; note?: string; children?: ReactNode };

/** The heading of a screen and what stands beside it. */
export function PageHeading({ title, subtitle, note, children }: Props) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        <p className="text-body-secondary mb-0">{subtitle}</p>
        {note !== undefined && <p className="text-body-secondary mb-0">{note}</p>}
      </div>
      {children}
    </header>
  );
}
