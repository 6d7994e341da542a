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

/** The heading of a screen, what is done there beside it, and its views in a row of their own below. */
export function PageHeading({ title, subtitle, note, tabs, children }: Props) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {children}
      <p>{subtitle}</p>
      {note !== undefined && <p>{note}</p>}
      {tabs}
    </header>
  );
}
