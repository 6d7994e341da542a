import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TeamPerson, TeamRoster } from '@/domain/permissions/permit';

/** The team as its server answered last. `me` is the signed-in person; without a team server, nobody signs in. */
export type TeamState = TeamRoster & { me: TeamPerson | null; isLineCut?: boolean };

/** The id of the one operator where nobody signs in. */
export const LOCAL_OPERATOR_ID = 'operator';

const initialState: TeamState = { me: null, people: [], roles: [] };

/** Who works in the shared workspaces, and what the role of each allows. The server enforces it. */
export const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    teamReceived: ({ isLineCut = false }, { payload }: PayloadAction<TeamState>) => ({
      ...payload,
      ...(isLineCut && { isLineCut }),
    }),
    lineChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLineCut = payload;
    },
  },
  selectors: {
    selectTeam: (state) => state,
    /** Whether the server cannot be reached now. */
    selectIsLineCut: ({ isLineCut = false }) => isLineCut,
    /** The id of the person who works in this page. */
    selectMyId: ({ me }) => me?.id ?? LOCAL_OPERATOR_ID,
  },
});

export const { teamReceived, lineChanged } = teamSlice.actions;
export const { selectTeam, selectIsLineCut, selectMyId } = teamSlice.selectors;
