import type { Integration } from '@/domain/integrations/integrations';
import { integrationKey } from '@/domain/integrations/integrations';
import { merchantKey } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import { nextNumber } from '@/domain/newRows';
import { numberOf } from '@/domain/rowNumbers';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectNextIntegrationNumber, selectNextMerchantNumber } from '@/selectors/nextNumbers';
import { hiddenNumberOf } from '@/store/persistence/entries/cache/cachedCollection';
import { rejectedIds } from '@/store/persistence/entries/conflicts/rejectedEntries';
import type { RootState } from '@/store/rootReducer';
import type { LogEntry } from '../../log/logEntry';
import { isNewer } from '../kinds';

type Row = Merchant | Integration;
type RowKind = 'merchants' | 'integrations';

export const isRowKind = (kind: string): kind is RowKind => kind === 'merchants' || kind === 'integrations';

/** All rows of a kind with their changes. */
export function rowsOf(state: RootState, kind: RowKind): readonly Row[] {
  return kind === 'merchants' ? selectMerchantRows(state) : selectIntegrationRows(state);
}

/**
 * The row with the number that the server gives it. A row that counts, or did before it was withdrawn, keeps its number
 * unless another row has it now; a new one gets the next free number. `hidden` are entries that only a later version
 * can read.
 */
export function withNumber(
  state: RootState,
  kind: RowKind,
  row: Row,
  { before, hidden }: { before: LogEntry | undefined; hidden: readonly LogEntry[] },
): Row {
  const rows = rowsOf(state, kind);
  const original = rows.find(({ id }) => id === row.id);
  const { number: _number, ...others } = row as Merchant;
  const withoutNumber = others as Row;
  const known = original ?? (before?.value as Row | undefined);
  const numbers = [...rows.filter(({ id }) => id !== row.id).map(numberOf), ...hiddenNumbers(hidden)];
  if (known && !numbers.includes(numberOf(known)))
    return known.number === undefined ? withoutNumber : { ...withoutNumber, number: known.number };
  const [prefix, least] =
    kind === 'merchants'
      ? (['MER', selectNextMerchantNumber(state)] as const)
      : (['INT', selectNextIntegrationNumber(state)] as const);
  const number = numbers.includes(least)
    ? nextNumber(
        prefix,
        [...numbers, least].map((id) => ({ id })),
      )
    : least;
  return { ...withoutNumber, number };
}

const hiddenNumbers = (entries: readonly LogEntry[]) =>
  entries
    .filter((entry) => isNewer(entry) && !entry.withdrawn && !entry.erased)
    .map(({ id, value }) => hiddenNumberOf({ seq: 0, kind: '', id, value }));

/** The row that has the name of another one, which is unique. */
export function rowOfSameName(state: RootState, kind: RowKind, renamed: Row): Row | undefined {
  const keyOf = (row: Row) =>
    kind === 'merchants' ? merchantKey(row as Merchant) : integrationKey(row as Integration);
  return rowsOf(state, kind).find((other) => other.id !== renamed.id && keyOf(other) === keyOf(renamed));
}

/** The ids of rows that pages would not show, because the rules of both kinds together refuse them. */
export function rejectedRows(state: RootState): ReadonlySet<string> {
  const values = { merchants: state.merchants.changed, integrations: state.integrations.changed };
  const rejected = rejectedIds(values, new Set(['merchants', 'integrations']), state);
  return new Set(Object.values(rejected).flatMap((ids) => [...ids]));
}
