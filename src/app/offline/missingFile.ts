import { BASE_PATH } from '@/components/browser/browserValues';

const LAST_MISSING = 'splitpay:missing-file';
/** In milliseconds: the wait before the failure is shown. */
const A_MOMENT = 300;

/**
 * A screen whose file is missing, for example after an update, works after a reload. The page reloads once per file,
 * and only if the server answers, because the browser's error page has no way back.
 */
export function reloadForMissingFiles(): void {
  const onError = ({ target }: Event) => {
    const file = addressOf(target);
    if (file !== undefined) setTimeout(() => reloadFor(file), A_MOMENT);
  };
  window.addEventListener('error', onError, true);
}

/** The address of a script or a style sheet. */
function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : undefined;
}

function reloadFor(file: string): void {
  // Other missing files, such as those of dialogs, show a message instead, because a form may be open.
  if (!document.querySelector('[data-notice="screen"]')) return;
  const question = new Image();
  question.onload = () => {
    if (isFirstTime(file)) window.location.reload();
  };
  question.src = `${BASE_PATH}/favicon.svg?${Date.now()}`;
}

/** If the reload cannot be noted, the page does not reload, because it might repeat forever. */
function isFirstTime(file: string): boolean {
  try {
    if (sessionStorage.getItem(LAST_MISSING) === file) return false;
    sessionStorage.setItem(LAST_MISSING, file);
    return true;
  } catch {
    return false;
  }
}
