import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';

/** Opens the workspaces of the database of this test. */
export const openWorkspaces = () => Promise.resolve(openWorkspaceFiles());
