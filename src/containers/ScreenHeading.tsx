import type { ReactNode } from 'react';
import { SMALL_SCREEN, useMediaQuery } from '@/components/useMediaQuery';
import { ScreenTools } from './ScreenTools';

type Props = { title: string; subtitle: string; note?: string; children?: ReactNode };

/** The heading of a screen and what stands beside it. */
export function ScreenHeading({ title, subtitle, note, children }: Props) {
  const isSmall = useMediaQuery(SMALL_SCREEN);
  return (
    <header className="page-heading">
      <div>
        <h1>{title}</h1>
        <p className="text-body-secondary mb-0">{subtitle}</p>
        {note !== undefined && <p className="text-body-secondary mb-0">{note}</p>}
      </div>
      {children}
      {!isSmall && <ScreenTools />}
    </header>
  );
}
