import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import * as styles from './errorScreen.module.scss';
import { DownloadReport } from './report/DownloadReport';
import { showPage } from './hydration/visiblePart';

/** Replaces a screen that failed: the text of the specification, and ways to continue. */
export function ApplicationError({ error }: Pick<FallbackProps, 'error'>) {
  useEffect(showPage, []);

  return (
    <div className={styles.screen} role="alert" data-notice="screen">
      <h1>Unexpected Application Error!</h1>
      <p>{describeError(error)}</p>
      <p className="text-body-secondary">Nothing you kept is lost. Load the page again, or choose another screen.</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Load the page again
      </button>
      <DownloadReport label="Create a problem report" />
    </div>
  );
}

/** The status of the error if it has one, and its text or message. */
function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { status, statusText, message } = error as { status?: number; statusText?: string; message?: string };
  const parts = [status, [statusText, message].find((text) => text !== undefined && text !== '')];
  return parts.filter((part) => part !== undefined).join(' ') || 'The error says nothing about itself.';
}
