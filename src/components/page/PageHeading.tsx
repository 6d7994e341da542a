import type { ReactNode } from 'react';
import * as styles from './PageHeading.module.scss';

type Props = {
  title: string;
  subtitle: string;
  note?: string;
  /** The views of the screen, where it has several. */
  tabs?: ReactNode;
  children?: ReactNode;
};

/** The heading of a screen and what stands beside it. */
export function PageHeading({ title, subtitle, note, tabs, children }: Props) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        <div className={styles.under}>
          <p className="text-body-secondary mb-0">{subtitle}</p>
          {tabs}
        </div>
        {note !== undefined && <p className="text-body-secondary mb-0">{note}</p>}
      </div>
      {children}
    </header>
  );
}
