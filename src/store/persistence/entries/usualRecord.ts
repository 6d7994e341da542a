import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { lowestSequence, openRefunds, sharesOf, type RefundColumns } from '@/domain/payments/refunds/refundColumns';
import { areLocalTimes, everyValue, hasOnlyTexts, lowestInteger } from '@/lib/jsonColumnReaders';
import type { JsonColumn } from '@/lib/jsonColumns';
import { isRecord } from '@/lib/objects';
import { REFUND_REASONS } from '@/domain/payments/vocabulary';

const REASONS: ReadonlySet<unknown> = new Set(REFUND_REASONS);

/** A local time of a day that every year has, so that no calendar is needed. */
const LOCAL_TIME =
  /^[1-9]\d{3}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Of the calendar of times. */
const FIRST_TIME = '1000-01-01 00:00:00';

const isText = (value: unknown) => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isTime = (value: unknown) => typeof value === 'string' && LOCAL_TIME.test(value);

type Check = (field: unknown) => boolean;

const REQUIRED = new Map<string, Check>([
  ['kind', (field) => field === 'refund'],
  ['id', isText],
  ['transactionId', isText],
  ['amount', (field) => isInteger(field) && field >= 1],
  ['reason', (field) => REASONS.has(field)],
  ['recordedAt', isTime],
  ['recordedBy', isText],
]);

const CHECKS = new Map<string, Check>([
  ...REQUIRED,
  ['zone', isText],
  ['instant', Number.isFinite],
  ['sequence', (field) => isInteger(field) && field >= 0],
  ['ruleVersion', (field) => isInteger(field) && field >= 1],
  ['fileRefunded', isInteger],
  ['coveredFee', isInteger],
  ['shares', (field) => sumOfShares(field) !== undefined],
  ['moved', (field) => sumOfShares(field) !== undefined],
]);

/**
 * Whether a value is a refund with only fields of this version. If not, the schema decides. A log may have a million refunds,
 * for which the schema takes ten times as long.
 */
export function isUsualRefund(value: unknown): boolean {
  if (!isRecord(value)) return false;
  let required = 0;
  for (const name in value) {
    if (CHECKS.get(name)?.(value[name]) !== true) return false;
    if (REQUIRED.has(name)) required += 1;
  }
  return required === REQUIRED.size && (value.shares === undefined || sumOfShares(value.shares) === value.amount);
}

/** Whether all refunds of columns are usual, and each has its shares and its position in the log. */
export function areUsualRefunds(columns: RefundColumns): boolean {
  const { column, count } = columns;
  const parts = sharesOf(columns);
  if (!('fields' in column) || !parts || Object.keys(parts).length !== PARTIES.length) return false;
  const { shares: _shares, ...fields } = column.fields;
  if (!fields.sequence || [...REQUIRED.keys()].some((name) => !fields[name])) return false;
  const isUsualColumn = (name: string, of: JsonColumn) => {
    const isUsual = CHECKS.get(name);
    if (isUsual === isText) return hasOnlyTexts(of, count);
    const lowest = lowestInteger(of, count);
    // A check of integers is true for all of them from one on.
    // Files confirm a refund that was recorded when they had less, and cannot have had less than nothing.
    if (lowest !== undefined) return isUsual?.(lowest) === true && !(name === 'fileRefunded' && lowest < 0);
    const areTimes = isUsual === isTime ? areLocalTimes(of, count, FIRST_TIME) : undefined;
    return areTimes ?? (isUsual !== undefined && everyValue(of, count, isUsual));
  };
  if (!Object.entries(fields).every(([name, of]) => isUsualColumn(name, of))) return false;
  if (!PARTIES.every((party) => parts[party] && lowestInteger(parts[party], count) !== undefined)) return false;
  if (!(lowestSequence(columns) >= 1 && lowestSequence(columns) < Infinity)) return false;
  const { amounts, partsOf } = openRefunds({ count, column });
  const [all, ...lists] = [amounts(), ...PARTIES.map(partsOf)];
  return all.every((amount, row) => amount === lists.reduce((sum, list) => sum + Number(list[row]), 0));
}

/** In cents. Undefined if the value is not exactly the four shares. */
function sumOfShares(value: unknown): number | undefined {
  if (!isRecord(value) || Object.keys(value).length !== 4) return undefined;
  const { merchant, processor, partner, platform } = value;
  const areIntegers = isInteger(merchant) && isInteger(processor) && isInteger(partner) && isInteger(platform);
  return areIntegers ? merchant + processor + partner + platform : undefined;
}
