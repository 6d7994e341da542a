import { openedTable } from '@/data/tables/openTables';
import type { EntryChange, EntryKind } from '@/domain/entries/entryKinds';
import { fold, type Entries, type PaymentLookup } from '@/domain/entries/fold';
import { changedRecords, paymentRecordsById, type PaymentEvents } from '@/domain/entries/paymentEvents';
import { fileAmountsAt } from '@/domain/payments/recordedPayments';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';

type Row = { id: string };

/** What was added, changed and recorded of one kind, by id. The original rows are not in it. */
export type Values<Value = unknown> = Readonly<Record<string, Value>>;

/** One kind of what operators record and edit. Each value is a separate entry under its id. */
export type Collection = {
  name: EntryKind;
  /** The part of the state that is replaced whenever one of the values changes. */
  partOf: (state: RootState) => object;
  /** All values, or at least those that these values are about. */
  valuesOf: (state: RootState, about?: readonly unknown[]) => Values;
  /** The values that differ between two parts, by id; undefined for those that are gone. Without it, all are compared. */
  changedValues?: (before: object, after: object) => ReadonlyMap<string, unknown>;
  /** The part of the state with these entries. */
  withEntries: (state: RootState, entries: Entries) => Partial<RootState>;
  /** The original rows, if rows can be added to the collection. */
  baseOf?: ((state: RootState) => readonly Row[]) | undefined;
};

/** The collections of a workspace. A new one needs an entry here and a shape in `schemas.ts`. */
export const COLLECTIONS: readonly Collection[] = [
  // Merchants come first, because integrations refer to them.
  slice('merchants', 'changed', ({ merchants }) => merchants.rows),
  slice('integrations', 'changed', ({ integrations }) => integrations.rows),
  {
    name: 'payments',
    partOf: ({ payments }) => payments,
    valuesOf: ({ payments }, about) =>
      paymentRecordsById(payments, about && new Set(about.map((record) => (record as PaymentRecord).transactionId))),
    changedValues: (before, after) => changedRecords(before as PaymentEvents, after as PaymentEvents),
    withEntries: (_state, { payments }) => ({ payments }),
  },
  slice('payouts', 'records'),
  slice('statements', 'issued'),
  slice('reconciliation', 'records'),
  slice('takenBack', 'records'),
  slice('edits', 'records'),
  slice('savedViews', 'records'),
  slice('chargeModels', 'records'),
  slice('disputes', 'records'),
  slice('adjustments', 'records'),
  slice('agreedRates', 'records'),
  slice('notes', 'records'),
  slice('assignments', 'records'),
  slice('approvalRules', 'records'),
  slice('proposals', 'records'),
  slice('notifications', 'marks'),
  {
    name: 'inbox',
    partOf: ({ inbox }) => inbox.readIds,
    valuesOf: ({ inbox }) => Object.fromEntries(inbox.readIds.map((id) => [id, true])),
    // An item about a record has a text as its id.
    withEntries: ({ inbox }, entries) => {
      const readIds = Object.keys(entries.inbox).map((id) => (/\D/.test(id) ? id : Number(id)));
      return { inbox: { ...inbox, readIds } };
    },
  },
];

/** The state after changes of the log, one at a time. `isOwn` changes concern only entries that the state has. */
export function foldState(state: RootState, all: readonly EntryChange[], isOwn: boolean): RootState {
  const kinds = new Set(all.map(({ kind }) => kind));
  const concerned = COLLECTIONS.filter(({ name }) => kinds.has(name));
  const aboutOf = (name: EntryKind) =>
    all.flatMap(({ kind, value }) => (kind === name && value !== undefined ? [value] : []));
  // Records of payments are folded from their events. Their values only say which ones the state has.
  const listed = concerned.filter(({ name }) => isOwn || name !== 'payments');
  const values = Object.fromEntries(listed.map(({ name, valuesOf }) => [name, valuesOf(state, aboutOf(name))]));
  const changes = isOwn ? all.filter(({ kind, id }) => Object.hasOwn(values[kind] ?? {}, id)) : all;
  const entries = fold({ ...values, payments: state.payments } as Entries, changes, factsOf(state));
  return Object.assign({}, state, ...concerned.map(({ withEntries }) => withEntries(state, entries))) as RootState;
}

/**
 * Whether records that the rows do not allow stay stored. In an imported workspace, the next import or its undo may
 * allow them again.
 */
export function mayWait(state: Pick<RootState, 'workspace'>): boolean {
  return selectDataSetHash(state) !== undefined;
}

/** The payments from the rows in the state, which are few, from the data set, or from what an engine has answered. */
export function factsOf(state: Pick<RootState, 'transactions' | 'workspace' | 'engine'>): PaymentLookup {
  const hash = selectDataSetHash(state);
  const isJudged = state.workspace.own?.isInEngine === true;
  return {
    mayWait: hash !== undefined,
    ...(isJudged ? { isJudged } : hash !== undefined && { payments: openedTable(hash) }),
    findPayment: (id) => {
      if (hash === undefined) return state.transactions.rows.find((row) => row.id === id);
      const known = state.engine?.payments[id]?.row;
      if (known) return known;
      const table = openedTable(hash);
      const index = table.indexOf(id);
      if (index === undefined) return undefined;
      // Only what the rules need: a whole row takes longer, and a log may have a million records.
      return {
        merchantId: table.merchantIdAt(index),
        amount: table.amountAt(index),
        status: table.statusAt(index),
        ...fileAmountsAt(table, index),
      };
    },
  };
}

/** A collection whose values are in its slice by id. */
function slice<Name extends Exclude<EntryKind, 'payments' | 'inbox'>>(
  name: Name,
  field: keyof RootState[Name],
  baseOf?: Collection['baseOf'],
): Collection {
  const valuesOf = (state: RootState) => state[name][field] as Values;
  const withEntries = (state: RootState, entries: Entries) => ({ [name]: { ...state[name], [field]: entries[name] } });
  return { name, partOf: valuesOf, valuesOf, withEntries, baseOf };
}
