export const viewSaved = 'View saved';
export const viewRenamed = 'View changed';
export const renamed = (before: string, after: string) =>
  before === after ? `${after}.` : `${before} is now ${after}.`;
export const viewDeleted = 'View deleted';
export const reportPinned = 'Pinned to the dashboard';
export const reportUnpinned = 'Removed from the dashboard';
export const tooManyPins = 'Three reports are pinned already';
export const unpinFirst = (names: readonly string[]) => `Unpin one of them first: ${names.join(', ')}.`;
