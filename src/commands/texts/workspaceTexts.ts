export const workspaceGone = "Workspace doesn't exist";
export const workspaceGoneText = 'It was deleted in another tab and can no longer be restored.';
export const notChanged = 'Nothing was changed';
export const storageBlocked = 'The browser blocks storage for this site';

export const rowsChanged = 'This workspace has changed. Reload to continue.';
export const workspaceDeleted = 'This workspace was deleted.';
export const workspaceMissing = 'This workspace is no longer stored in this browser.';

export const demoDataReset = 'Demo data restored';
export const demoDataRestored = 'The demo data is in its original state.';
