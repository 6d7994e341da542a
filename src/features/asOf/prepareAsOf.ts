import type { Command } from '@/commands/command';
import { pastDataSet } from '@/data/dataSets/pastDataSet';
import { openedTable, openTable } from '@/data/tables/openTables';
import { dataSetOfTable, tableOfDataSet } from '@/data/tables/tableOfDataSet';
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

/** Prepares the rows as of a day, and then shows them. A message says why it is not possible. */
export function prepareAsOf(day: Day): Command<Promise<void>> {
  return async (dispatch, getState) => {
    const workspace = selectImportedWorkspace(getState());
    const hash = selectDataSetHash(getState());
    try {
      if (workspace?.isInEngine) throw new Error(texts.inEngine);
      if (workspace && hash !== undefined && !arePastRowsReady(hash, day)) {
        const dataSet = dataSetOfTable(openedTable(hash));
        if (!dataSet) throw new Error(texts.rowsMissing);
        const past = await runResumable(pastDataSet(dataSet, day));
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
