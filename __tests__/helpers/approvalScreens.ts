import { screen, within } from '@testing-library/react';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import { approvalRulesSlice } from '@/slices/entities/recordSlices';
import { teamReceived } from '@/slices/teamSlice';
import { startStateOfCopy } from '@/store/startState';
import { buildRule, teamPerson } from './domain/approvals';
import { renderApp } from './renderApp';
import { TEAM_COPY } from './team';

/** Ana Ruiz is an administrator, and Ben Ode may approve. */
export const [ANA, BEN] = [teamPerson('Ana Ruiz', 'administrator'), teamPerson('Ben Ode', 'finance')];
const people = [ANA, BEN];

export const signInAs = (me: typeof ANA) => teamReceived({ me, people, roles: BUILT_IN_ROLES });
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const findTimeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

/** A page of Ana Ruiz in a workspace of the team with a rule. */
export async function renderWithRule(rule: Partial<ApprovalRule>, path = '/') {
  const app = await renderApp(path, startStateOfCopy(TEAM_COPY));
  app.dispatch(signInAs(ANA));
  app.dispatch(approvalRulesSlice.actions.recorded([buildRule(rule)]));
  return app;
}
