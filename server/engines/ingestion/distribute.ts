import { isSame } from '@/lib/objects';
import { cellsOf } from '@/lib/cells/cells';
import { leastWidth } from '@/domain/imports/headerKey';
import { kindOf, type Plan } from '@/domain/imports/plan';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';
import { findCurrency, type Currency } from '@/domain/money/currency';
import type { Read, Source, SourcePart } from '@/data/imports/sources';
import { createFirstPayments } from './firstPayments';
import type { Buckets } from './records';
import { createRouter } from './router';

/** One reading of a part. A part that was read again has a newer one. */
type Reading = { source: Source; part: SourcePart; records: number };

export type Distribution = ReturnType<typeof createDistribution>;

/** What decides where a record goes. */
const routeOf = ({ columns, holds, kinds, answeredKinds, decimalMark, isMinorUnits, ...plan }: Plan) => [
  ...[columns, holds, kinds, answeredKinds, decimalMark ?? '.', isMinorUnits ?? false],
  ...[plan.direction, plan.isTwoWay, plan.skipped, plan.refundNote],
];

/** The plan that the first rows of a part suggest. It is almost always right, so that its rows are read once. */
function guessedPlan({ plan, headers }: Source, { peeked, headerRecord }: SourcePart): Plan {
  const profile = profileFile(plan);
  for (const record of peeked.records.slice(headerRecord + 1))
    if (record.length >= leastWidth(headers)) profile.see(cellsOf(record));
  return resolvePlan(plan, profile, (code) => findCurrency(code).decimals).plan;
}

/** Puts the records of parts into buckets while something else reads them. */
export function createDistribution(buckets: Buckets, currency: Currency, read: Read) {
  const readings: Reading[] = [];
  const newest = new Map<SourcePart, number>();
  const guesses = new Map<SourcePart, Plan>();
  const first = createFirstPayments();

  function begin(source: Source, part: SourcePart, plan: Plan): Parameters<Read>[1] {
    return () => {
      const reading = readings.push({ source, part, records: 0 }) - 1;
      const noteFirst = first.begin(source, plan, newest.has(part));
      // What an earlier reading put into the buckets is void.
      newest.set(part, reading);
      const route = createRouter(plan, source.headers, currency);
      const origin = { reading, position: 0, line: 0, isAfterBlank: false, isPayment: false };
      const entry = readings[reading];
      return (cells, line, isAfterBlank) => {
        const { key, isForAll, isPayment } = route(cells);
        origin.line = line;
        origin.isAfterBlank = isAfterBlank;
        origin.isPayment = isPayment;
        if (isForAll) buckets.putForAll(cells, origin);
        else buckets.put(key, cells, origin);
        if (isPayment) noteFirst(cells, key);
        origin.position += 1;
        if (entry) entry.records = origin.position;
      };
    };
  }

  return {
    /** Reads a part as `read` does, and distributes its records by the plan that its first rows suggest. */
    readFor:
      (source: Source): Read =>
      async (part, start) => {
        const plan = guessedPlan(source, part);
        guesses.set(part, plan);
        const distribute = begin(source, part, plan);
        await read(part, () => {
          const [onRecord, put] = [start(), distribute()];
          return (cells, line, isAfterBlank) => {
            onRecord(cells, line, isAfterBlank);
            put(cells, line, isAfterBlank);
          };
        });
      },
    /** Reads the parts again that were not read as their source was resolved. */
    async complete(source: Source): Promise<void> {
      for (const part of source.parts) {
        const guess = guesses.get(part);
        if (guess && isSame(routeOf(guess), routeOf(source.plan))) continue;
        await read(part, begin(source, part, source.plan));
      }
    },
    /** The reading of a record, if it counts. */
    readingAt: (reading: number): Reading | undefined => {
      const found = readings[reading];
      return found && newest.get(found.part) === reading ? found : undefined;
    },
    /** The keys of the first payments of each merchant. */
    firstKeys: first.keys,
    /** The number of all records. */
    records: (): number => [...newest.values()].reduce((sum, reading) => sum + (readings[reading]?.records ?? 0), 0),
    /** The number of records before each reading, in the order in which an import reads the parts. */
    starts(order: readonly SourcePart[]): Map<number, number> {
      const starts = new Map<number, number>();
      let start = 0;
      for (const part of order) {
        const reading = newest.get(part);
        if (reading === undefined) continue;
        starts.set(reading, start);
        start += readings[reading]?.records ?? 0;
      }
      return starts;
    },
  };
}

/** Whether the rows of a source are distributed. The others are read at the start, as a whole. */
export const hasRowsOfPayments = ({ plan }: Pick<Source, 'plan'>): boolean =>
  kindOf(plan) === 'payments' || kindOf(plan) === 'fees';
