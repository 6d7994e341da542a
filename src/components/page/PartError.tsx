import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import type { FallbackProps } from 'react-error-boundary';
import { Notice } from './Notice';

type Props = FallbackProps & {
  part: string;
  action?: string;
  /** What else can be done about it. */
  children?: ReactNode;
};

/** Where a part of a screen broke: the rest of the screen works on. */
export function PartError({ part, action = 'Try again', error, resetErrorBoundary, children }: Props) {
  return (
    <Notice variant="danger" about="part">
      <p>
        {part} could not be shown{error instanceof Error && `: ${error.message}`}.
      </p>
      <Button variant="outline-danger" size="sm" onClick={resetErrorBoundary}>
        {action}
      </Button>{' '}
      {children}
    </Notice>
  );
}
