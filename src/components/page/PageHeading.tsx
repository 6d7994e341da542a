import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeading.module.scss';

type Props = {
  title: string;
  /** Lets the screen focus the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  subtitle: string;
  note?: string;
  /** The tabs of a screen with several views. */
  tabs?: ReactNode;
  children?: ReactNode;
};

/** The heading of a screen, with its actions on the same line and its tabs below. */
export function PageHeading({ title, titleRef, subtitle, note, tabs, children }: Props) {
  return (
    <header className={styles.heading}>
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h1>
      {children}
      <p>{subtitle}</p>
      {note !== undefined && <p>{note}</p>}
      {tabs}
    </header>
  );
}
