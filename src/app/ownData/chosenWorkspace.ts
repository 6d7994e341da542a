import { SAMPLE } from '@/domain/workspaces/workspaces';

const KEY = 'splitpay:workspace';

/** The workspace that this tab works in; a new tab starts in the one that was chosen last. */
export function readChosenWorkspace(): string {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? SAMPLE;
  } catch {
    // Without a storage there is no workspace of own data either.
    return SAMPLE;
  }
}

export function writeChosenWorkspace(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // It is opened from the list again.
  }
}
