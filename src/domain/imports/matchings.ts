import * as v from 'valibot';
import { headerKey } from './headerKey';
import { FIELDS, FILE_KINDS, type Columns, type Plan } from './plan';
import { STATUSES_OF } from './statusMeanings';
import { ownValue } from '@/domain/ownValue';

/** So many are remembered; the one that was not used for longest goes first. */
const MOST = 20;

const planSchema = v.object({
  format: v.string(),
  holds: v.optional(v.picklist(FILE_KINDS)),
  columns: v.pipe(v.record(v.picklist(FIELDS), v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
  merchantName: v.optional(v.string()),
  decimalMark: v.optional(v.picklist(['.', ','])),
  isMinorUnits: v.optional(v.boolean()),
  dateOrder: v.optional(v.picklist(['year first', 'day first', 'month first'])),
  timeZone: v.optional(v.string()),
  currency: v.optional(v.string()),
  statuses: v.record(
    v.string(),
    v.union([v.picklist(Object.values(STATUSES_OF).flat()), v.strictObject({ own: v.string(), isPaid: v.boolean() })]),
  ),
});

/** What a file is remembered by: its columns, however they are spelled. */
export function matchingKey(headers: readonly string[]): string {
  return headers.map(headerKey).join('\n');
}

/** The plan as it was answered for a file with the same columns; what its format alone says stays. Undefined where there is none. */
export function rememberedPlan(
  matchings: Readonly<Record<string, string>>,
  headers: readonly string[],
  plan: Plan,
): Plan | undefined {
  const text = ownValue(matchings, matchingKey(headers));
  const parsed = v.safeParse(planSchema, text === undefined ? undefined : parse(text));
  if (!parsed.success) return undefined;
  const columns: Columns = parsed.output.columns;
  const isThere = Object.values(columns).every((column) => column < headers.length);
  const statuses = { ...plan.statuses, ...parsed.output.statuses };
  return isThere ? { ...plan, ...parsed.output, columns, statuses } : undefined;
}

/** What is remembered once a plan was used for these columns. */
export function withMatching(
  matchings: Readonly<Record<string, string>>,
  headers: readonly string[],
  { format, holds, columns, statuses, ...plan }: Plan,
): Record<string, string> {
  const key = matchingKey(headers);
  const { merchantName, decimalMark, isMinorUnits, dateOrder, timeZone, currency } = plan;
  const answers = { merchantName, decimalMark, isMinorUnits, dateOrder, timeZone, currency };
  const others = Object.entries(matchings).filter(([known]) => known !== key);
  const text = JSON.stringify({ format, holds, columns, statuses, ...answers });
  return Object.fromEntries([...others, [key, text] as const].slice(-MOST));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
