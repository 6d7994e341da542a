import { lazyPart } from '@/components/browser/lazyPart';
import { workspaceDialogs } from '@/features/imports/dialogs';

/** Only the page of a team server has people; the local product has none of their code. */
export const teamDialogs = {
  team: process.env.TEAM
    ? lazyPart('TeamDialog', () => import(/* webpackChunkName: "team-dialog" */ './TeamDialog'))
    : workspaceDialogs.workspaces,
  roles: process.env.TEAM
    ? lazyPart('RolesDialog', () => import(/* webpackChunkName: "team-dialog" */ './roles/RolesDialog'))
    : workspaceDialogs.workspaces,
};
