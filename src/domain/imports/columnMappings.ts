import * as v from 'valibot';
import { headerKey, leastWidth } from './headerKey';
import { FIELDS, FILE_KINDS, type PlanColumns, type Plan } from './plan';
import { ROW_KINDS } from './rowKinds';
import { STATUSES_OF } from './statusMeanings';
import { parseJson } from '@/lib/objects';

/** The maximum number of stored plans. The least recently used one is removed first. */
const MOST = 20;

const columnsSchema = v.record(v.picklist(FIELDS), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const planSchema = v.object({
  format: v.string(),
  holds: v.optional(v.picklist(FILE_KINDS)),
  columns: columnsSchema,
  omitted: v.optional(columnsSchema),
  merchantName: v.optional(v.string()),
  decimalMark: v.optional(v.picklist(['.', ','])),
  isMinorUnits: v.optional(v.boolean()),
  dateOrder: v.optional(v.picklist(['year first', 'day first', 'month first'])),
  timeZone: v.optional(v.string()),
  currency: v.optional(v.string()),
  feeSign: v.optional(v.picklist([1, -1])),
  statuses: v.record(
    v.string(),
    v.union([v.picklist(Object.values(STATUSES_OF).flat()), v.strictObject({ own: v.string(), isPaid: v.boolean() })]),
  ),
  answeredKinds: v.optional(v.record(v.string(), v.picklist(ROW_KINDS))),
});

/** The key of a file is its columns, compared by header key. */
export function columnMappingKey(headers: readonly string[]): string {
  return headers.slice(0, leastWidth(headers)).map(headerKey).join('\n');
}

/**
 * The plan with the answers for an earlier file with the same columns. Settings of the format stay. Undefined if there
 * is none.
 */
export function rememberedPlan(
  columnMappings: Readonly<Record<string, string>>,
  headers: readonly string[],
  plan: Plan,
): Plan | undefined {
  const key = columnMappingKey(headers);
  const [all, isOfThese] = [Object.entries(columnMappings), hasColumnsOf(key)];
  const found = all.find(([known]) => known === key) ?? all.find(([known]) => isOfThese(known));
  if (found === undefined) return undefined;
  const [known, text] = found;
  const parsed = v.safeParse(planSchema, parseJson(text));
  if (!parsed.success) return undefined;
  const moved = (columns: PlanColumns = {}) => (known === key ? columns : movedColumns(columns, known, key));
  const [columns, omitted] = [moved(parsed.output.columns), moved(parsed.output.omitted)];
  const used = [...Object.values(columns), ...Object.values(omitted)];
  const isThere = used.every((column) => column >= 0 && column < headers.length);
  const statuses = { ...plan.statuses, ...parsed.output.statuses };
  const feeSign = plan.feeSign ?? parsed.output.feeSign;
  return isThere
    ? { ...plan, ...parsed.output, feeSign, columns, statuses, ...(parsed.output.omitted && { omitted }) }
    : undefined;
}

/** The stored plans after a plan was used for these columns. */
export function applyColumnMapping(
  columnMappings: Readonly<Record<string, string>>,
  headers: readonly string[],
  plan: Plan,
): Record<string, string> {
  const key = columnMappingKey(headers);
  const isOfThese = hasColumnsOf(key);
  const others = Object.entries(columnMappings).filter(([known]) => known !== key && !isOfThese(known));
  const answers = Object.entries(plan).filter(([name]) => Object.hasOwn(planSchema.entries, name));
  const text = JSON.stringify(Object.fromEntries(answers));
  return Object.fromEntries([...others, [key, text] as const].slice(-MOST));
}

/** Whether a key has the same columns in another order. Columns with the same name differ only by their order. */
function hasColumnsOf(key: string): (known: string) => boolean {
  const names = key.split('\n');
  const sorted = names.toSorted().join('\n');
  const areUnique = new Set(names).size === names.length;
  return (known) => areUnique && known.split('\n').toSorted().join('\n') === sorted;
}

/** The columns in the order of another key. -1 is a column that the plan did not use. */
function movedColumns(columns: PlanColumns, from: string, to: string): PlanColumns {
  const [before, now] = [from.split('\n'), to.split('\n')];
  const moved = Object.entries(columns).map(([field, column]) => [field, now.indexOf(before[column] ?? '?')] as const);
  return Object.fromEntries(moved);
}
