import type { StoredTable } from '@/lib/columns/bytes';
import type { ColumnKind } from '@/lib/columns/rows';
import type { TableName } from './dataSet';

/** The header of a data set of versions 1 to 4: its columns have no names, only an order. */
export type LegacyHeader = {
  lengths: Readonly<Partial<Record<string, number>>>;
  /** The elements of each array, in the order of their bytes. */
  counts: readonly number[];
};

const PAYMENTS = `id:texts customer:texts date:texts merchant:uint32 amount:float64 zone:uint16 status:uint16
  integration:uint32 partner:uint32 processorFee:float64 partnerFee:float64 platformFee:float64 refunded:float64`;
const FEES = 'feeFlags:uint16 processorFee:float64 partnerFee:float64 platformFee:float64 refundedShares:float64';

/** The tables, their columns, and the first version that has them. They never change, because such files exist. */
const LAYOUT: readonly { table: TableName; columns: string; since: number }[] = [
  { table: 'payments', columns: PAYMENTS, since: 1 },
  {
    table: 'refunds',
    columns: 'id:texts date:texts payment:uint32 amount:float64 zone:uint16 isUndated:uint16',
    since: 1,
  },
  { table: 'replaced', columns: PAYMENTS, since: 1 },
  { table: 'unmatchedRefunds', columns: 'id:texts reference:texts date:texts amount:float64 zone:uint16', since: 2 },
  { table: 'fees', columns: `id:texts payment:uint32 ${FEES}`, since: 3 },
  { table: 'unmatchedFees', columns: `id:texts reference:texts ${FEES}`, since: 4 },
  { table: 'statuses', columns: 'status:uint16', since: 1 },
  { table: 'idSlots', columns: 'slot:uint32', since: 1 },
];
/** The last column of the payments, and the first version that has it. */
const CALCULATED = { column: 'areFeesCalculated:uint16', since: 3 };

/** The names under which the header has the lengths of these tables. */
const LEGACY_NAMES: Partial<Record<TableName, string>> = {
  unmatchedRefunds: 'waiting',
  unmatchedFees: 'waitingFees',
  statuses: 'payments',
};

/** The tables of a data set of versions 1 to 4. Throws a RangeError if the header is of another version. */
export function legacyTables(version: number, { lengths, counts }: LegacyHeader): [TableName, StoredTable][] {
  let readCount = 0;
  const present = LAYOUT.filter(({ since }) => version >= since);
  const tables = present.map(({ table, columns: layout }): [TableName, StoredTable] => {
    const last = layout === PAYMENTS && version >= CALCULATED.since ? ` ${CALCULATED.column}` : '';
    const columns = `${layout}${last}`.split(/\s+/).map((column) => {
      const [name, kind] = column.split(':') as [string, ColumnKind];
      const parts = kind === 'texts' ? 2 : 1;
      readCount += parts;
      return { name, kind, counts: counts.slice(readCount - parts, readCount) };
    });
    const length = table === 'idSlots' ? counts.at(-1) : lengths[LEGACY_NAMES[table] ?? table];
    if (length === undefined) throw new RangeError('The data set is of another version');
    return [table, { length, columns }];
  });
  if (readCount !== counts.length) throw new RangeError('The data set is of another version');
  return tables;
}
