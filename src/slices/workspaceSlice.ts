import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import { SAMPLE, type Workspace } from '@/domain/workspaces/workspaces';
import { workspace } from './seed';

/** A workspace of this browser. A deleted one can be restored until the next start. */
export type KnownWorkspace = Workspace & { isDeleted?: boolean; isDamaged?: boolean };

/** The browser's estimate of its storage: whether it may be cleared without asking, and the free space in bytes. */
export type StorageRoom = { isKept: boolean; left: number };

/**
 * What an import did: the payments in its files and its rejected rows (`skipped`). `update` is what it changed in an existing
 * workspace, with the number of all payments after it.
 */
export type ImportedRows = {
  payments: number;
  skipped: number;
  update?: { added: number; changed: number; refunds: number; total: number } | undefined;
};

/**
 * `currency` is the ISO 4217 code of all amounts. Days and months are those of `timeZone`; `own.timeZone` is set if the
 * operator chose it. `own` names the data set
 * with the payments; it is null in the sample and in copies of it, whose rows are in the state. `known` has the
 * imported workspaces that were listed so far. `imported` is what an import has just brought into the workspace.
 */
export type WorkspaceState = {
  today: Day;
  currency: string;
  timeZone: string;
  own: Workspace | null;
  known: KnownWorkspace[] | null;
  room: StorageRoom | null;
  imported?: ImportedRows;
};

const initialState: WorkspaceState = { ...workspace, own: null, known: null, room: null };

/** The properties of all rows of the open workspace. */
export const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {
    workspacesListed(state, { payload }: PayloadAction<{ known: KnownWorkspace[]; room: StorageRoom | null }>) {
      state.known = payload.known;
      state.room = payload.room;
      const newest = payload.known.find(({ id }) => id === state.own?.id);
      // The open rows do not change.
      if (state.own && newest) state.own.name = newest.name;
    },
  },
  selectors: {
    /** The newest day of the rows, which relative periods use as today. */
    selectToday: (state) => state.today,
    selectCurrencyCode: (state) => state.currency,
    /** The time zone of days, months and statements. */
    selectWorkspaceTimeZone: (state) => state.timeZone,
    selectImportedWorkspace: (state) => state.own,
    selectKnownWorkspaces: (state) => state.known,
    selectStorageRoom: (state) => state.room,
    /** Undefined in the sample, whose rows are in the state. */
    selectDataSetHash: ({ own: workspace }) => (workspace?.hash === SAMPLE ? undefined : workspace?.hash),
  },
});

export const { workspacesListed } = workspaceSlice.actions;
export const {
  selectToday,
  selectCurrencyCode,
  selectWorkspaceTimeZone,
  selectImportedWorkspace,
  selectKnownWorkspaces,
  selectStorageRoom,
  selectDataSetHash,
} = workspaceSlice.selectors;
