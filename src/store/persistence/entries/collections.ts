import { openedTable } from '@/data/tables/openTables';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refundRules';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { SCHEMAS } from './schemas';

type Row = { id: string };

/** What was added, changed and recorded of one kind, by id. The original rows are not in it. */
export type Values<Value = unknown> = Readonly<Record<string, Value>>;

/** One kind of what operators record and edit. Each value is a separate entry under its id. */
export type Collection<Value = unknown> = {
  name: keyof typeof SCHEMAS;
  /** The part of the state that is replaced whenever one of the values changes. */
  partOf: (state: RootState) => object;
  valuesOf: (state: RootState) => Values<Value>;
  /** Replaces the values in the state. Without values, the slice is as in a fresh console. */
  restore: (state: RootState, values: Values<Value>) => Partial<RootState>;
  /** The original rows, if rows can be added to the collection. */
  baseOf?: (state: RootState) => readonly Row[];
};

/** The collections of a workspace. A new one needs an entry here and a shape in `schemas.ts`. */
export const COLLECTIONS: readonly Collection[] = [
  // Merchants come first, because integrations refer to them.
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
    // An item about a record has a text as its id.
    restore: ({ inbox }, read) => {
      const readIds = Object.keys(read).map((id) => (/\D/.test(id) ? id : Number(id)));
      return { inbox: { ...inbox, readIds } };
    },
  }),
];

/** The stored records that the rules accept, by transaction, and the rejected ones. */
export function judgedRecords(state: Pick<RootState, 'transactions' | 'workspace'>, cached: readonly PaymentRecord[]) {
  const wanted = new Set(cached.map(({ transactionId }) => transactionId));
  const records = wanted.size === 0 ? {} : replayRecords(cached, payables(state, wanted));
  const accepted = new Set(Object.values(records).flat());
  return { records, refused: cached.filter((record) => !accepted.has(record)) };
}

/**
 * Whether records that the rows do not allow stay stored. In an imported workspace, the next import or its undo may
 * allow them again.
 */
export function mayWait(state: Pick<RootState, 'workspace'>): boolean {
  return selectDataSetHash(state) !== undefined;
}

/** The payments with these ids, from the rows in the state or from the data set. */
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

/** A collection whose values are in its slice by id. */
function slice<Name extends Collection['name']>(
  name: Name,
  field: keyof RootState[Name],
  baseOf?: Collection['baseOf'],
): Collection {
  const valuesOf = (state: RootState) => state[name][field] as Values;
  const restore = (state: RootState, values: Values) => ({ [name]: { ...state[name], [field]: values } });
  return define({ name, partOf: valuesOf, valuesOf, restore, baseOf });
}

// The list holds collections of different value types, so the type of each is erased here.
function define<Value>(journal: Collection<Value>): Collection {
  return journal as unknown as Collection;
}
