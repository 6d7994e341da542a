export const viewSaved = 'View saved';
export const viewRenamed = 'View renamed';
export const renamed = (before: string, after: string) => `${before} is now ${after}.`;
export const viewDeleted = 'View deleted';
