import * as v from 'valibot';
import { integrationRecordSchema } from '@/domain/imports/readIntegration';
import { merchantRecordSchema } from '@/domain/imports/readMerchant';
import { daySchema } from '@/domain/calendar/schema';
import { periodSummarySchema, centsSchema } from '@/domain/money/schema';
import type { StoredTable } from '@/lib/columns/bytes';
import { NUMBERS } from '@/lib/columns/numbers';
import type { ColumnKind } from '@/lib/columns/rows';
import { BUILT_IN_STATUSES, TABLE_NAMES, type TableName } from './dataSet';
import { legacyTables } from './legacyTables';

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
const legacySchema = v.object({
  ...headerSchema.entries,
  lengths: v.partial(
    v.object({
      payments: countSchema,
      refunds: countSchema,
      replaced: countSchema,
      waiting: countSchema,
      fees: countSchema,
      waitingFees: countSchema,
    }),
  ),
  counts: v.array(countSchema),
});

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
  const known = TABLE_NAMES.find((table) => table === name);
  if (known === undefined) throw new NewerContent();
  return known;
}

/** An unknown column of a known kind is kept; of an unknown kind it is not clear how many bytes it has. */
function knownColumns({ length, columns }: Omit<v.InferOutput<typeof tableSchema>, 'name'>): StoredTable {
  const known = columns.flatMap(({ kind, ...column }) => (isColumnKind(kind) ? [{ ...column, kind }] : []));
  if (known.length < columns.length) throw new NewerContent();
  if (new Set(known.map(({ name }) => name)).size < known.length)
    throw new RangeError('Two columns have the same name');
  return { length, columns: known };
}

const isColumnKind = (kind: string): kind is ColumnKind => kind === 'texts' || Object.hasOwn(NUMBERS, kind);
