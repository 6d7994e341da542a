import type { ReactNode } from 'react';

type Props = { title: string; subtitle: string; note?: string; children?: ReactNode };

/** The heading of a screen and what stands beside it. */
export function PageHeading({ title, subtitle, note, children }: Props) {
  return (
    <header className="page-heading">
      <div>
        <h1>{title}</h1>
        <p className="text-body-secondary mb-0">{subtitle}</p>
        {note !== undefined && <p className="text-body-secondary mb-0">{note}</p>}
      </div>
      {children}
    </header>
  );
}
