import type { ReactNode } from 'react';

type Props = { variant: 'warning' | 'danger'; className: string; children: ReactNode };

/** A notice that is read out as it comes. Bootstrap's styles alone: its Alert brings the motion of closing along. */
export function Notice({ variant, className, children }: Props) {
  return (
    <div role="alert" className={`alert alert-${variant} ${className}`}>
      {children}
    </div>
  );
}
