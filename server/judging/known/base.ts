import { decodeDataSet } from '@/data/dataSets/format/decode';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { SAMPLE, type Workspace } from '@/domain/workspaces/workspaces';
import { finish } from '@/lib/resumable';
import { groupPayments } from '@/selectors/statements/statementSources';
import { reduceState } from '@/store/store';
import type { RootState } from '@/store/rootReducer';
import { startStateOf, startStateOfCopy } from '@/store/startState';
import type { Day } from '@/domain/calendar/dates';
import type { Balance } from '@/domain/statements/balances';
import { refused } from '../../problems';
import type { LogSoFar } from './logSoFar';
import type { EngineStatements, WantedStatement } from '../wantedStatements';

/** Reads the file of a data set by its hash. Undefined if it does not exist. */
export type ReadDataSet = (hash: string) => Promise<ArrayBuffer | undefined>;

/**
 * The state of a workspace before anything was recorded in it. `openRows` has to be called before selectors read it, because
 * another workspace may have closed the rows.
 */
export type Base = {
  state: RootState;
  /** Opens the rows, and returns the state of the workspace with their name. */
  openRows: (state: RootState) => RootState;
  /** Only if the payments are in the engine: what is asked of it before anything is judged. */
  engine?: {
    learn: (ids: readonly string[]) => Promise<void>;
    balancesOn: (log: LogSoFar, day: Day) => Promise<readonly Balance[]>;
    statementsOf: (log: LogSoFar, wanted: readonly WantedStatement[]) => Promise<EngineStatements | undefined>;
  };
  closeRows?: () => void;
};

/**
 * The base of a workspace from its data set, or from the demo data. Throws the problem `unavailable` if the file of the data
 * set is missing or damaged.
 */
export async function readBase(workspace: Workspace, readDataSet: ReadDataSet): Promise<Base> {
  const { hash } = workspace;
  if (hash === SAMPLE)
    return { state: reduceState(startStateOfCopy(workspace), { type: 'opened' }), openRows: (state) => state };
  const bytes = await readDataSet(hash);
  const stored = bytes && decodeDataSet(bytes);
  if (!stored || 'problem' in stored)
    throw refused('unavailable', 'The server cannot read the payments of this workspace. Ask your administrator.');
  const dataSet = dataSetInZone(stored, workspace.timeZone);
  const table = tableOfDataSet(dataSet);
  // The payments of many data sets are grouped by merchant once each, because selectors cache only the last one.
  finish(groupPayments(table));
  openTable(hash, table);
  const openRows = (state: RootState) => {
    openTable(hash, table);
    return state;
  };
  return { state: reduceState(startStateOf(workspace, dataSet), { type: 'opened' }), openRows };
}
