import { closeTable } from '@/data/tables/openTables';
import type { Day } from '@/domain/calendar/dates';
import { pastEntries, recordedBy } from '@/domain/entries/pastEntries';
import type { Entries } from '@/domain/entries/fold';
import { COLLECTIONS, factsOf } from './persistence/entries/collections';
import type { RootState } from './rootReducer';
import type { startStateOf } from './startState';

/** The rows of an imported workspace as of a day. */
type PastRows = ReturnType<typeof startStateOf>;

const rowsOfDays = new Map<string, PastRows>();

/** The name of the rows as of a day, under which their table is open. */
export function pastHash(hash: string, day: Day): string {
  return `${hash}@${day}`;
}

/** Keeps the rows of an imported workspace as of a day. Their table is open under `pastHash`. */
export function keepPastRows(hash: string, day: Day, rows: PastRows): void {
  rowsOfDays.set(pastHash(hash, day), rows);
}

/** Whether the rows of a workspace as of a day are prepared. */
export function arePastRowsReady(hash: string, day: Day): boolean {
  return rowsOfDays.has(pastHash(hash, day));
}

/** Frees the memory of all other days. */
export function forgetOtherDays(hash: string, day: Day): void {
  for (const key of rowsOfDays.keys()) {
    if (key === pastHash(hash, day)) continue;
    rowsOfDays.delete(key);
    closeTable(key);
  }
}

let last: { state: RootState; day: Day; shown: RootState } | undefined;
let lastParts: { inputs: readonly unknown[]; parts: Partial<RootState> } | undefined;

/**
 * The state as of a day: the payments up to its end, and the records and edits that existed then. Everything else, such as the
 * open screen, is that of now. The result is cached, so that the same state always has the same past.
 */
export function pastStateOf(state: RootState, day: Day): RootState {
  if (last?.state === state && last.day === day) return last.shown;
  const inputs = [day, state.workspace, state.transactions, ...COLLECTIONS.map(({ partOf }) => partOf(state))];
  if (!lastParts || inputs.some((input, index) => input !== lastParts?.inputs[index]))
    lastParts = { inputs, parts: pastParts(state, day) };
  last = { state, day, shown: { ...state, ...lastParts.parts } };
  return last.shown;
}

function pastParts(state: RootState, day: Day): Partial<RootState> {
  const rows = pastRowsOf(state, day);
  if (!rows) return {};
  const base = { ...state, ...rows };
  const entries = Object.fromEntries(COLLECTIONS.map(({ name, valuesOf }) => [name, valuesOf(state)]));
  const past = pastEntries(
    { ...entries, payments: state.payments } as Entries,
    recordedBy(day, state.workspace.timeZone),
    { merchants: base.merchants.rows, integrations: base.integrations.rows },
    factsOf(base),
  );
  return Object.assign(
    {},
    rows,
    ...COLLECTIONS.map(({ withEntries }) => withEntries(base, past)),
  ) as Partial<RootState>;
}

/** The rows up to the end of the day. Undefined if those of an imported workspace are not prepared. */
function pastRowsOf(state: RootState, day: Day) {
  const { workspace, transactions } = state;
  const isPast = (time: string) => time.slice(0, 10) <= day;
  const { own } = workspace;
  if (own === null || transactions.rows.length > 0) {
    const rows = transactions.rows.filter(({ date }) => isPast(date));
    const ids = new Set(rows.map(({ id }) => id));
    return {
      workspace: { ...workspace, today: day < workspace.today ? day : workspace.today },
      transactions: {
        ...transactions,
        rows,
        fees: transactions.fees.filter(({ transactionId }) => ids.has(transactionId)),
        disputes: transactions.disputes?.filter(({ openedAt }) => isPast(openedAt)),
      },
      // The figures of the chart are fixed, so they keep their days. Voids and charge models of the past day change them.
      ...(day < workspace.today && { volume: { ...state.volume, through: workspace.today } }),
    };
  }
  const rows = rowsOfDays.get(pastHash(own.hash, day));
  return (
    rows && {
      workspace: {
        ...workspace,
        today: day < workspace.today ? day : workspace.today,
        own: { ...own, hash: pastHash(own.hash, day) },
      },
      merchants: { ...state.merchants, rows: rows.merchants.rows },
      integrations: { ...state.integrations, rows: rows.integrations.rows },
      volume: rows.volume,
    }
  );
}
