import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import * as styles from './errorScreen.module.scss';
import { DownloadReport } from '@/features/problemReports/DownloadReport';
import { showPage } from '@/app/hydration/visiblePart';
import * as texts from './errorTexts';

/** Replaces a screen that failed: the text of the specification, and ways to continue. */
export function ApplicationError({ error }: Pick<FallbackProps, 'error'>) {
  useEffect(showPage, []);

  return (
    <div className={styles.screen} role="alert" data-notice="screen">
      <h1>{texts.title}</h1>
      <p>{describeError(error)}</p>
      <p className="text-body-secondary">{texts.dataIsSafe}</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
      <DownloadReport label={texts.createReport} />
    </div>
  );
}

/** The status of the error if it has one, and its text or message. */
function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { status, statusText, message } = error as { status?: number; statusText?: string; message?: string };
  const parts = [status, [statusText, message].find((text) => text !== undefined && text !== '')];
  return parts.filter((part) => part !== undefined).join(' ') || texts.noDetails;
}
