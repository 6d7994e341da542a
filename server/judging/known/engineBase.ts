import { decodeDataSet } from '@/data/dataSets/format/decode';
import { closeTable, openTable } from '@/data/tables/openTables';
import type { Day } from '@/domain/calendar/dates';
import type { Balance } from '@/domain/statements/balances';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { isRecord } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';
import { reduceState } from '@/store/store';
import type { StoredPayment } from '../../engines/storedPayment';
import { tableOfStored } from '../../engines/storedTable';
import { refused } from '../../problems';
import type { Base, ReadDataSet } from './base';
import type { LogSoFar } from './logSoFar';
import type { EngineStatements, WantedStatement } from '../wantedStatements';

/** What the rules need of payments that only the engine has. */
export type EngineFacts = {
  /** The payments with these ids. Ids that no payment has are left out. */
  find: (workspace: Workspace, ids: readonly string[]) => Promise<readonly StoredPayment[]>;
  /** The balance of every party on a day, in cents. */
  balancesOn: (workspace: Workspace, log: LogSoFar, day: Day) => Promise<readonly Balance[]>;
  /** What statements are with this log. Undefined if payments arrived meanwhile, so that the workspace has to be read again. */
  statementsOf: (
    workspace: Workspace,
    log: LogSoFar,
    wanted: readonly WantedStatement[],
  ) => Promise<EngineStatements | undefined>;
};

let names = 0;

/**
 * The base of a workspace whose payments are in the engine. It has the payments that its log and the proposals are about: they
 * are learned before anything is judged. Each time its rows get another name, because selectors cache by it.
 */
export async function readEngineBase(
  workspace: Workspace,
  readDataSet: ReadDataSet,
  { find, balancesOn, statementsOf }: EngineFacts,
): Promise<Base> {
  const bytes = await readDataSet(workspace.hash);
  const directory = bytes && decodeDataSet(bytes);
  if (!directory || 'problem' in directory)
    throw refused('unavailable', 'The server cannot read this workspace. Ask your administrator.');
  const known = new Map<string, StoredPayment>();
  const missing = new Set<string>();
  const nameRows = () => `${workspace.hash} known ${(names += 1)}`;
  let [name, { table }] = [nameRows(), tableOfStored(directory, [])];
  openTable(name, table);
  const start = startStateOf({ ...workspace, hash: name }, directory);

  return {
    state: reduceState(start, { type: 'opened' }),
    openRows: (state) => {
      openTable(name, table);
      return withRows(state, name);
    },
    engine: {
      learn: async (ids) => {
        const unknown = [...new Set(ids)].filter((id) => !known.has(id) && !missing.has(id));
        if (unknown.length === 0) return;
        const found = await find(workspace, unknown);
        for (const payment of found) known.set(payment.id, payment);
        for (const id of unknown) if (!known.has(id)) missing.add(id);
        if (found.length === 0) return;
        closeTable(name);
        [name, { table }] = [nameRows(), tableOfStored(directory, [...known.values()])];
      },
      balancesOn: async (log, day) => balancesOn(workspace, log, day),
      statementsOf: async (log, wanted) => statementsOf(workspace, log, wanted),
    },
    closeRows: () => closeTable(name),
  };
}

/** The state with its rows under another name. */
function withRows(state: RootState, hash: string): RootState {
  const { workspace } = state;
  if (workspace.own === null || workspace.own.hash === hash) return state;
  return { ...state, workspace: { ...workspace, own: { ...workspace.own, hash } } };
}

/** The fields that name a payment. */
const NAMING = ['transactionId', 'subjectId', 'paymentId'];

const DEEPEST = 5;

/** The ids in a value that may be those of payments. */
export function paymentIdsIn(value: unknown, depth = 0): string[] {
  if (depth === DEEPEST || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => paymentIdsIn(item, depth + 1));
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' ? (NAMING.includes(name) ? [field] : []) : paymentIdsIn(field, depth + 1),
  );
}

/** The days of payouts that a request records or proposes. Their amounts depend on balances. */
export function payoutDaysIn(proposals: readonly { kind: string; value?: unknown }[]): Day[] {
  const days = proposals.flatMap(({ kind, value }) =>
    (kind === 'payouts' || kind === 'proposals') && isRecord(value) && typeof value.day === 'string' ? [value.day] : [],
  );
  return [...new Set(days)];
}
