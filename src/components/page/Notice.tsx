import type { ReactNode } from 'react';
import { classNames } from './classNames';

type Props = { variant: 'warning' | 'danger'; about: 'part' | 'persistence'; className?: string; children: ReactNode };

/** A notice that is read out as it comes. Bootstrap's styles alone: its Alert brings the motion of closing along. */
export function Notice({ variant, about, className, children }: Props) {
  return (
    <div role="alert" data-notice={about} className={classNames(`alert alert-${variant}`, className)}>
      {children}
    </div>
  );
}
