import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { renewFailedParts } from '@/components/browser/lazyPart';
import { Notice } from './Notice';
import * as texts from './partTexts';

type Props = FallbackProps & {
  part: string;
  action?: string;
  /** Further actions. */
  children?: ReactNode;
};

/** Replaces a part of a screen that failed, so that the rest of the screen continues to work. */
export function PartError({ part, action = texts.tryAgain, error, resetErrorBoundary, children }: Props) {
  return (
    <Notice variant="danger" about="part">
      <p>{texts.notLoaded(part, error instanceof Error && !error.cause ? error.message : undefined)}</p>
      <Button variant="outline-danger" size="sm" onClick={resetErrorBoundary}>
        {action}
      </Button>{' '}
      {children}
    </Notice>
  );
}

/** A part of a screen that shows its error instead, and requests its chunk again. */
export function PartBoundary({ part, children }: { part: string; children: ReactNode }) {
  return (
    <ErrorBoundary onReset={renewFailedParts} fallbackRender={(props) => <PartError part={part} {...props} />}>
      {children}
    </ErrorBoundary>
  );
}
