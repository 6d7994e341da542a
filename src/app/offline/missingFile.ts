import { BASE_PATH } from '@/components/browser/basePath';

const LAST_MISSING = 'splitpay:missing-file';

/**
 * A screen whose file is gone, as after a new version, is there again after a reload: it is made once for each file, and only
 * where the server answers, because the browser's own error page has no way on.
 */
export function reloadOnceFor(error: unknown): void {
  const file = missingFileOf(error);
  if (file === undefined || wasReloadedFor(file)) return;
  const question = new Image();
  question.onload = () => {
    if (remember(file)) window.location.reload();
  };
  question.src = `${BASE_PATH}/favicon.svg?${Date.now()}`;
}

/** What the bundler says of a script or style sheet that did not arrive. */
function missingFileOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const isMissing = cause instanceof Error && cause.name === 'ChunkLoadError' && 'request' in cause;
  return isMissing ? String(cause.request) : undefined;
}

function wasReloadedFor(file: string): boolean {
  try {
    return sessionStorage.getItem(LAST_MISSING) === file;
  } catch {
    return true;
  }
}

function remember(file: string): boolean {
  try {
    sessionStorage.setItem(LAST_MISSING, file);
    return true;
  } catch {
    return false;
  }
}
