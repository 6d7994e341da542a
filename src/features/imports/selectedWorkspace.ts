import { SAMPLE } from '@/domain/workspaces/workspaces';

const KEY = 'splitpay:workspace';

/** The workspace of this tab. A new tab starts in the workspace that was chosen last in any tab. */
export function readSelectedWorkspace(): string {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? SAMPLE;
  } catch {
    // Without storage there are no imported workspaces.
    return SAMPLE;
  }
}

export function writeSelectedWorkspace(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice lasts only until the next load; the operator chooses again from the list.
  }
}
