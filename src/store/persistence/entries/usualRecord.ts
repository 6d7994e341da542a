import { isRecord } from '@/lib/objects';
import { REFUND_REASONS } from '@/domain/payments/vocabulary';

const REASONS: ReadonlySet<unknown> = new Set(REFUND_REASONS);

/** A local time of a day that every year has, so that no calendar is needed. */
const LOCAL_TIME =
  /^[1-9]\d{3}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

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

/** In cents. Undefined if the value is not exactly the four shares. */
function sumOfShares(value: unknown): number | undefined {
  if (!isRecord(value) || Object.keys(value).length !== 4) return undefined;
  const { merchant, processor, partner, platform } = value;
  const areIntegers = isInteger(merchant) && isInteger(processor) && isInteger(partner) && isInteger(platform);
  return areIntegers ? merchant + processor + partner + platform : undefined;
}
