import { withWorkspaces, type OpenWorkspaces } from '@/backend/workspaceStore';
import type { Command } from '@/commands/command';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { pastDataSet } from '@/data/dataSets/pastDataSet';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Day } from '@/domain/calendar/dates';
import { messageOf } from '@/lib/objects';
import { asOfLeft, asOfPrepared, selectAsOf } from '@/slices/ui/asOfSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectDataSetHash, selectImportedWorkspace } from '@/slices/workspaceSlice';
import { arePastRowsReady, forgetOtherDays, keepPastRows, pastHash, pastStateOf } from '@/store/pastState';
import { runResumable } from '@/store/runResumable';
import { registerPast } from '@/store/shownState';
import { startStateOf } from '@/store/startState';
import * as texts from './texts';

registerPast(pastStateOf);

/** Prepares the rows as of a day, and then shows them. A message says why it is not possible, for example without storage. */
export function prepareAsOf(open: OpenWorkspaces, day: Day): Command<Promise<void>> {
  return async (dispatch, getState) => {
    const workspace = selectImportedWorkspace(getState());
    const hash = selectDataSetHash(getState());
    try {
      if (workspace && hash !== undefined && !arePastRowsReady(hash, day)) {
        const file = await withWorkspaces(open, (workspaces) => workspaces.get(hash));
        const stored = file && decodeDataSet(await file.arrayBuffer());
        if (!stored || 'problem' in stored) throw new Error(texts.rowsMissing);
        const past = await runResumable(pastDataSet(dataSetInZone(stored, workspace.timeZone), day));
        openTable(pastHash(hash, day), tableOfDataSet(past));
        keepPastRows(hash, day, startStateOf(workspace, past));
      }
      dispatch(asOfPrepared(day));
      if (hash !== undefined && selectAsOf(getState()) === day) forgetOtherDays(hash, day);
    } catch (error) {
      dispatch(asOfLeft());
      dispatch(toastShown({ title: texts.notShown, text: messageOf(error) }));
    }
  };
}
