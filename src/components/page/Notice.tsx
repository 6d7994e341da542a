import type { ReactNode } from 'react';
import { classNames } from './classNames';

type Props = { variant: 'warning' | 'danger'; about: 'part' | 'persistence'; className?: string; children: ReactNode };

/** A notice that screen readers announce. It uses Bootstrap's styles without its Alert component, which adds a closing animation. */
export function Notice({ variant, about, className, children }: Props) {
  return (
    <div role="alert" data-notice={about} className={classNames(`alert alert-${variant}`, className)}>
      {children}
    </div>
  );
}
