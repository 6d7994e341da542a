import * as v from 'valibot';
import { integrationRecordSchema } from '@/domain/imports/directory/readIntegration';
import { merchantRecordSchema } from '@/domain/imports/directory/readMerchant';
import { daySchema } from '@/domain/calendar/schema';
import { periodSummarySchema, centsSchema } from '@/domain/money/schema';
import type { StoredTable } from '@/lib/columns/bytes';
import { NUMBERS } from '@/lib/columns/numbers';
import type { ColumnKind } from '@/lib/columns/rows';
import { BUILT_IN_STATUSES, TABLES, type TableName } from '@/data/dataSets/dataSet';

/** From this version on, tables and columns have names. */
const VERSION_OF_NAMES = 5;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const summariesSchema = v.array(periodSummarySchema);
const headerSchema = v.object({
  currency: v.string(),
  today: daySchema,
  words: v.object({
    zones: v.array(v.string()),
    statuses: v.pipe(
      v.array(v.object({ word: v.string(), isPaid: v.boolean() })),
      v.check((dictionaries) =>
        BUILT_IN_STATUSES.every(
          ({ word: term, isPaid }, at) => dictionaries[at]?.word === term && dictionaries[at].isPaid === isPaid,
        ),
      ),
    ),
    integrations: v.array(v.string()),
    partners: v.array(v.string()),
  }),
  merchants: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      transactions: countSchema,
      totalSales: centsSchema,
      joinedOn: daySchema,
      told: v.optional(merchantRecordSchema),
    }),
  ),
  integrations: v.optional(v.array(v.object({ ...integrationRecordSchema.entries, merchant: countSchema })), []),
  volume: v.object({ day: summariesSchema, week: summariesSchema, month: summariesSchema, year: summariesSchema }),
  monthBefore: v.omit(periodSummarySchema, ['date']),
});

const tableSchema = v.object({
  name: v.string(),
  length: countSchema,
  columns: v.array(
    v.object({
      // A column with this name would hide the length of the rows.
      name: v.pipe(v.string(), v.notValue('length')),
      kind: v.string(),
      counts: v.array(countSchema),
    }),
  ),
});
const namedSchema = v.object({ ...headerSchema.entries, tables: v.array(tableSchema) });
/** The header of a data set of versions 1 to 4: its columns have no names, only an order. */
const legacySchema = v.object({
  ...headerSchema.entries,
  lengths: v.record(v.string(), countSchema),
  /** The elements of each array, in the order of their bytes. */
  counts: v.array(countSchema),
});

type LegacyHeader = Pick<v.InferOutput<typeof legacySchema>, 'lengths' | 'counts'>;

/** Something that only a newer console knows, although the version of the data set is known. */
export class NewerContent extends Error {}

/**
 * The header of a data set, and its tables in the order of their bytes. Throws if it is damaged, and a NewerContent if it
 * has a table or a kind of column that this console does not know.
 */
export function readHeader(input: unknown, version: number) {
  if (version < VERSION_OF_NAMES) {
    const { lengths, counts, ...header } = v.parse(legacySchema, input);
    return { header, tables: legacyTables(version, { lengths, counts }) };
  }
  const { tables, ...header } = v.parse(namedSchema, input);
  return { header, tables: tables.map(({ name, ...table }) => [knownTable(name), knownColumns(table)] as const) };
}

function knownTable(name: string): TableName {
  if (!isTableName(name)) throw new NewerContent();
  return name;
}

const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name);

/** An unknown column of a known kind is kept; of an unknown kind it is not clear how many bytes it has. */
function knownColumns({ length, columns }: Omit<v.InferOutput<typeof tableSchema>, 'name'>): StoredTable {
  const known = columns.flatMap(({ kind, ...column }) => (isColumnKind(kind) ? [{ ...column, kind }] : []));
  if (known.length < columns.length) throw new NewerContent();
  if (new Set(known.map(({ name }) => name)).size < known.length)
    throw new RangeError('Two columns have the same name');
  return { length, columns: known };
}

const isColumnKind = (kind: string): kind is ColumnKind => kind === 'texts' || Object.hasOwn(NUMBERS, kind);

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
function legacyTables(version: number, { lengths, counts }: LegacyHeader): [TableName, StoredTable][] {
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
