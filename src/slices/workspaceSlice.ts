import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import { SAMPLE, type Workspace } from '@/domain/workspaces/workspaces';
import { workspace } from './seed';

/** One of the workspaces of this browser; what was deleted can be brought back until the next start. */
export type KnownWorkspace = Workspace & { isDeleted?: boolean; isDamaged?: boolean };

/** What the browser says of its storage: whether it may be cleared without asking, and how much room is left (bytes). */
export type StorageRoom = { isKept: boolean; left: number };

/**
 * `currency` is the ISO 4217 code of all amounts; the times of rows are local ones of `timeZone`.
 * `own` names the data set that the payments are read from; null in the sample, whose rows are in the state, as are those
 * of a copy of it. `known` are all
 * workspaces of own data, as far as they were asked for.
 */
export type WorkspaceState = {
  today: Day;
  currency: string;
  timeZone: string;
  own: Workspace | null;
  known: KnownWorkspace[] | null;
  room: StorageRoom | null;
};

const initialState: WorkspaceState = { ...workspace, own: null, known: null, room: null };

/** What is so of all the rows that are worked in. */
export const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {
    workspacesListed(state, { payload }: PayloadAction<{ known: KnownWorkspace[]; room: StorageRoom | null }>) {
      state.known = payload.known;
      state.room = payload.room;
      const own = payload.known.find(({ id }) => id === state.own?.id);
      // The rows stay those that are open.
      if (state.own && own) state.own.name = own.name;
    },
  },
  selectors: {
    /** The newest day of the rows: 'today' for everything relative. */
    selectToday: (state) => state.today,
    selectCurrencyCode: (state) => state.currency,
    /** Of the rows' times. */
    selectWorkspaceTimeZone: (state) => state.timeZone,
    selectOwnWorkspace: (state) => state.own,
    selectKnownWorkspaces: (state) => state.known,
    selectStorageRoom: (state) => state.room,
    /** Undefined where the rows are those of the sample, which are in the state. */
    selectDataSetHash: ({ own }) => (own?.hash === SAMPLE ? undefined : own?.hash),
  },
});

export const { workspacesListed } = workspaceSlice.actions;
export const {
  selectToday,
  selectCurrencyCode,
  selectWorkspaceTimeZone,
  selectOwnWorkspace,
  selectKnownWorkspaces,
  selectStorageRoom,
  selectDataSetHash,
} = workspaceSlice.selectors;
