/** The ids of workspaces on a team server start with it. Those of the browser do not. */
export const SHARED_PREFIX = 'team-';

/** Whether a workspace is on the team server. */
export const isShared = (id: string): boolean => id.startsWith(SHARED_PREFIX);
