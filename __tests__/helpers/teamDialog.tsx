import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { TeamPort } from '@/backend/team';
import { WorkspaceProvider, type WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { TeamDialog } from '@/features/team/TeamDialog';
import { setupStore } from '@/store/store';
import { sharedState, teamPort } from './team';

/** Opens 'Team and account' for a person, with what the server answers to these calls. */
export async function openTeamDialog(name: string, calls: Partial<TeamPort>) {
  const store = setupStore(sharedState(name));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <WorkspaceProvider services={{ team: teamPort(name, calls) } as WorkspaceServices}>
          <TeamDialog />
        </WorkspaceProvider>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('dialog', { name: 'Team and account' });
  return store;
}
