export const newVersion = 'A new version is available';
export const reloadToUpdate = 'Reload to update.';
