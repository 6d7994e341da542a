import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TeamPerson, TeamRoster } from '@/domain/permissions/permit';

/** The team as its server answered last. `me` is the signed-in person; without a team server, nobody signs in. */
export type TeamState = TeamRoster & { me: TeamPerson | null };

const initialState: TeamState = { me: null, people: [], roles: [] };

/** Who works in the shared workspaces, and what the role of each allows. The server enforces it. */
export const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    teamReceived: (_state, { payload }: PayloadAction<TeamState>) => payload,
  },
  selectors: { selectTeam: (state) => state },
});

export const { teamReceived } = teamSlice.actions;
export const { selectTeam } = teamSlice.selectors;
