import { kindOf } from '@/domain/imports/plan';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { PendingDataSet } from '@/data/dataSets/pendingDataSet';
import { addEmptied } from './merging/emptiedFields';
import { measureDataSet, type FileFigures } from './fileFigures';
import type { Imported } from './importSources';
import type { ImportCounts } from './importResult';
import type { Preview } from './messages';
import { countRefundMatches } from './merging/refundMatches';
import { rejectedRowAt, type RejectedRows } from '@/data/imports/rows/rejectedRows';
import { addTotals, sumSkipped } from '@/data/imports/rows/skippedRows';
import type { SourcePart } from './sources';
import { ownValue } from '@/lib/objects';

/** The numbers of rejected rows and of payments in the preview. */
const REFUSED_SHOWN = 100;
const FIRST_ROWS = 10;

type Counted = Exclude<
  keyof ImportCounts,
  'emptied' | 'skipped' | 'chargebacks' | 'otherCurrencies' | 'missingFromNewer'
>;

/** The preview of an import. */
export function createPreview(
  { pending, parts, fees }: Imported,
  before: DataSet | undefined,
  records: readonly PaymentRecord[],
  split: readonly Imported[] = [],
): Preview {
  const results = parts.flatMap(({ result }) => result ?? []);
  const ofFees = parts.flatMap((part) => part.fees ?? []);
  const total = (name: Counted) => results.reduce((sum, { counts }) => sum + counts[name], 0);
  const all = [...parts, ...split.flatMap((b) => b.parts)];
  const refused = all.reduce((sum, part) => sum + part.refused.rows.length, 0);
  const counted = [...results.map((result) => result.counts), ...ofFees];
  const otherCurrencies: Record<string, number> = {};
  for (const { otherCurrencies: counts } of counted)
    for (const [code, count] of Object.entries(counts)) otherCurrencies[code] = (otherCurrencies[code] ?? 0) + count;
  const chargebacks = counted.map((counts) => counts.chargebacks);
  const { sums, range } = figuresOf({ pending, parts }, before);
  const judged = judgeRecords(records, pending, before);
  return {
    files: parts.map(({ source: { plan }, part, rows }) => ({
      name: part.file.name,
      plan: plan.format,
      encoding: part.peeked.encoding,
      holds: kindOf(plan),
      rows,
      refused: all.reduce((sum, filePart) => sum + (filePart.part === part ? filePart.refused.rows.length : 0), 0),
    })),
    split: split.map((b) => ({
      currency: b.pending.currency,
      payments: b.pending.payments,
      sum: figuresOf(b, undefined).sums.all,
    })),
    ignored: parts.flatMap(({ part, ignored }) => (ignored ? shownOf(part, ignored) : [])),
    refused,
    refunded: sums.refunded,
    skipped: addTotals(counted.map(({ skipped }) => skipped)),
    chargebacks: { count: chargebacks.reduce((sum, { count }) => sum + count, 0), sum: sumSkipped(chargebacks) },
    otherCurrencies,
    range,
    differences: results.at(-1)?.differences ?? { count: 0, first: [] },
    looksLikeRows: total('looksLikeRows'),
    duplicates: ofFees.reduce((sum, { duplicates }) => sum + duplicates, total('duplicates')),
    ...(fees && { fees }),
    unbalanced: {
      count: results.reduce((sum, { netCheck }) => sum + netCheck.count, 0),
      first: parts.flatMap(({ part, result }) =>
        (result?.netCheck.first ?? []).map((row) => ({ file: part.file.name, ...row })),
      ),
    },
    refunds: total('refunds'),
    found: total('found'),
    changedAmongFiles: before ? 0 : total('changed'),
    ...(before &&
      results.length > 0 && {
        update: {
          new: total('new'),
          changed: total('changed'),
          same: total('same'),
          missing: results.at(-1)?.counts.missingFromNewer ?? 0,
          emptied: addEmptied(results.map(({ counts }) => counts.emptied)),
        },
      }),
    ...judged,
    payments: pending.payments,
    sum: sums.all,
    gross: sums.gross,
    merchants: pending.merchants,
    integrations: pending.integrations,
    currency: pending.currency,
    firstRows: results.flatMap((result) => result.firstRows).slice(0, FIRST_ROWS),
    refusedRows: all.flatMap((filePart) => shownOf(filePart.part, filePart.refused)).slice(0, REFUSED_SHOWN),
  };
}

/** The records that the new rows do not allow, and how the recorded refunds meet those of the files. */
function judgeRecords(
  records: readonly PaymentRecord[],
  pending: PendingDataSet,
  before: DataSet | undefined,
): Pick<Preview, 'waiting' | 'refundMatches'> {
  if (records.length === 0) return { waiting: [] };
  const table = tableOfDataSet(pending.make());
  const accepted = replayRecords(records, (id) => {
    const index = table.indexOf(id);
    return index === undefined ? undefined : table.rowAt(index);
  });
  const refundMatches = countRefundMatches(accepted, before && tableOfDataSet(before), table);
  return {
    waiting: records.filter((record) => ownValue(accepted, record.transactionId)?.includes(record) !== true),
    ...(refundMatches && { refundMatches }),
  };
}

function shownOf({ file, peeked }: SourcePart, rows: RejectedRows): Preview['refusedRows'] {
  const shown = Math.min(rows.rows.length, REFUSED_SHOWN);
  const isJson = peeked.layout.kind !== 'delimited';
  return Array.from({ length: shown }, (_, index) => ({ file: file.name, ...rejectedRowAt(rows, index, isJson) }));
}

/** The figures of all payments. For a new workspace from a single file without refund rows they are already known. */
function figuresOf({ pending, parts }: Imported, before: DataSet | undefined): FileFigures {
  const [first, ...others] = parts;
  if (first?.result && others.length === 0 && !before && first.result.counts.refunds === 0) return first.result;
  return measureDataSet(pending.make());
}
