import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TeamPerson, TeamRoster } from '@/domain/permissions/permit';

/** The team as its server answered last. `me` is the signed-in person; without a team server, nobody signs in. */
export type TeamState = TeamRoster & { me: TeamPerson | null };

/** The id of the one operator where nobody signs in. */
export const LOCAL_OPERATOR_ID = 'operator';

const initialState: TeamState = { me: null, people: [], roles: [] };

/** Who works in the shared workspaces, and what the role of each allows. The server enforces it. */
export const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    teamReceived: (_state, { payload }: PayloadAction<TeamState>) => payload,
  },
  selectors: {
    selectTeam: (state) => state,
    /** The id of the person who works in this page. */
    selectMyId: ({ me }) => me?.id ?? LOCAL_OPERATOR_ID,
  },
});

export const { teamReceived } = teamSlice.actions;
export const { selectTeam, selectMyId } = teamSlice.selectors;
