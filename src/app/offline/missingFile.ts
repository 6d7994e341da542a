import { BASE_PATH } from '@/components/browser/basePath';

const LAST_MISSING = 'splitpay:missing-file';
/** Milliseconds, until what broke is shown. */
const A_MOMENT = 300;

/**
 * A screen whose file is gone, as after a new version, is there again after a reload: it is made once for each file, and only
 * where the server answers, because the browser's own error page has no way on.
 */
export function reloadForMissingFiles(): void {
  const onError = ({ target }: Event) => {
    const file = addressOf(target);
    if (file !== undefined) setTimeout(() => reloadFor(file), A_MOMENT);
  };
  window.addEventListener('error', onError, true);
}

/** Of a script or a style sheet. */
function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : undefined;
}

function reloadFor(file: string): void {
  // What else did not come, a dialog as an example, says so in its place; a form may be open behind it.
  if (!document.querySelector('[data-notice="screen"]')) return;
  const question = new Image();
  question.onload = () => {
    if (isFirstTime(file)) window.location.reload();
  };
  question.src = `${BASE_PATH}/favicon.svg?${Date.now()}`;
}

/** Where it cannot be written down, it is never the first time. */
function isFirstTime(file: string): boolean {
  try {
    if (sessionStorage.getItem(LAST_MISSING) === file) return false;
    sessionStorage.setItem(LAST_MISSING, file);
    return true;
  } catch {
    return false;
  }
}
