import { openedTable } from '@/data/tables/openTables';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refundRules';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { SCHEMAS } from './schemas';

type Row = { id: string };

/** What was added, changed and recorded of one kind, by id: the overlay, never the rows that were there before. */
export type Values<Value = unknown> = Readonly<Record<string, Value>>;

/** A row that got another id, as another tab gave its first one at the same moment. */
export type Renumbered = { journal: string; from: string; to: string };

/** One kind of what operators record and edit: each value by its id is an entry of its own. */
export type Collection<Value = unknown> = {
  name: keyof typeof SCHEMAS;
  /** The part of the state that is another object whenever one of the values is. */
  partOf: (state: RootState) => object;
  valuesOf: (state: RootState) => Values<Value>;
  /** Puts the values in the place of what was there: of none it makes the fresh console again. */
  restore: (state: RootState, values: Values<Value>) => Partial<RootState>;
  /** Where rows can be added: those there were before. */
  baseOf?: (state: RootState) => readonly Row[];
};

/** What is kept of a workspace. One more kind is one more entry, and its shape in `schemas.ts`. */
export const COLLECTIONS: readonly Collection[] = [
  // Before the integrations, which name them.
  slice('merchants', 'changed', ({ merchants }) => merchants.rows),
  slice('integrations', 'changed', ({ integrations }) => integrations.rows),
  define({
    name: 'payments',
    partOf: ({ payments }) => payments,
    valuesOf: ({ payments: { records, waiting = [] } }) =>
      Object.fromEntries([...Object.values(records).flat(), ...waiting].map((record) => [record.id, record])),
    restore: (state, cached) => {
      const { records, refused } = judgedRecords(state, Object.values(cached));
      return { payments: { records, ...(mayWait(state) && refused.length > 0 && { waiting: refused }) } };
    },
  }),
  slice('payouts', 'records'),
  slice('statements', 'issued'),
  slice('reconciliation', 'records'),
  slice('takenBack', 'records'),
  slice('edits', 'records'),
  slice('savedViews', 'records'),
  slice('notifications', 'marks'),
  define({
    name: 'inbox',
    partOf: ({ inbox }) => inbox.readIds,
    valuesOf: ({ inbox }) => Object.fromEntries(inbox.readIds.map((id) => [id, true])),
    // That of a record is no number.
    restore: ({ inbox }, read) => {
      const readIds = Object.keys(read).map((id) => (/\D/.test(id) ? id : Number(id)));
      return { inbox: { ...inbox, readIds } };
    },
  }),
];

/** The records that the rules accept of those that were kept, by transaction, and the others. */
export function judgedRecords(state: Pick<RootState, 'transactions' | 'workspace'>, cached: readonly PaymentRecord[]) {
  const wanted = new Set(cached.map(({ transactionId }) => transactionId));
  const records = wanted.size === 0 ? {} : replayRecords(cached, payables(state, wanted));
  const accepted = new Set(Object.values(records).flat());
  return { records, refused: cached.filter((record) => !accepted.has(record)) };
}

/** Whether records wait that the rows do not allow: those of a file may be others with the next one, or once it is undone. */
export function mayWait(state: Pick<RootState, 'workspace'>): boolean {
  return selectDataSetHash(state) !== undefined;
}

/** The payments with these ids, by their id, whether their rows are in the state or in a data set. */
function payables(
  { transactions, workspace }: Pick<RootState, 'transactions' | 'workspace'>,
  ids: ReadonlySet<string>,
) {
  const hash = selectDataSetHash({ workspace });
  if (hash === undefined) {
    const rows = new Map(transactions.rows.flatMap((row) => (ids.has(row.id) ? [[row.id, row]] : [])));
    return (id: string) => rows.get(id);
  }
  const table = openedTable(hash);
  return (id: string) => {
    const index = table.indexOf(id);
    return index === undefined ? undefined : table.rowAt(index);
  };
}

/** What stands in its slice as values by their ids. */
function slice<Name extends Collection['name']>(
  name: Name,
  field: keyof RootState[Name],
  baseOf?: Collection['baseOf'],
): Collection {
  const valuesOf = (state: RootState) => state[name][field] as Values;
  const restore = (state: RootState, values: Values) => ({ [name]: { ...state[name], [field]: values } });
  return define({ name, partOf: valuesOf, valuesOf, restore, baseOf });
}

// A journal of its own kind, in a list with the others: the table is the place where they are told apart.
function define<Value>(journal: Collection<Value>): Collection {
  return journal as unknown as Collection;
}
