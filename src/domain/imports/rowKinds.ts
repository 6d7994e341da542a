import { ownValue } from '@/lib/objects';
import { headerKey } from './headerKey';

/**
 * The kind of a row by its type. Payments and refunds are imported, and so are disputes that move
 * money. In a refund by dispute, the provider writes a chargeback like a refund. Rows of every other kind are skipped and
 * counted.
 */
export const ROW_KINDS = [
  'payment',
  'refund',
  'refund by dispute',
  'dispute',
  'fee',
  'transfer',
  'payout',
  'hold',
  'other',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];
export type SkippedKind = Exclude<RowKind, 'payment' | 'refund' | 'refund by dispute'>;

/** The kinds of a provider's types, by `typeKey`. */
export type TypeTable = Readonly<Record<string, RowKind>>;

/** Types are compared by this key: `Payment_refund` becomes `payment refund`. */
export const typeKey = headerKey;

/**
 * The kind of rows with a type. Undefined for an unknown type, which is a question: it never counts as a payment
 * without an answer.
 */
export function kindOfType(
  { kinds, answeredKinds = {} }: { kinds: TypeTable; answeredKinds?: TypeTable | undefined },
  text: string,
): RowKind | undefined {
  const key = typeKey(text);
  return ownValue(kinds, key) ?? ownValue(answeredKinds, key);
}

export function isSkippedKind(kind: RowKind | undefined): kind is SkippedKind {
  return kind !== undefined && kind !== 'payment' && kind !== 'refund' && kind !== 'refund by dispute';
}

/**
 * The providers' names of a chargeback that takes the money back. Its reversal is a dispute too, and returns the money.
 */
const CHARGEBACKS = new Set([
  'chargeback',
  'secondchargeback',
  'chargebackexternally',
  'chargebackexternallywithinfo',
  'dispute',
]);

/** The providers' names of rows that return a chargeback. */
const REVERSALS = new Set([
  'chargebackreversed',
  'chargebackreversedexternallywithinfo',
  'chargebackreversal',
  'disputereversal',
  't1202chargebackreversal',
  't1202',
  't1208',
  'prearbitrationwon',
]);

/** What a dispute row says: the money was taken, or it came back. Undefined for a row that moves no money. */
export function disputeStepOf(type: string): 'opened' | 'returned' | undefined {
  const key = typeKey(type);
  if (REVERSALS.has(key)) return 'returned';
  return CHARGEBACKS.has(key) || key === 'opendispute' ? 'opened' : undefined;
}
