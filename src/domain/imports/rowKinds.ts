import { ownValue } from '@/domain/ownValue';
import { headerKey } from './headerKey';

/**
 * What a row is by its type (product, section 12). A payment and a refund are imported, and so is a refund by dispute: a
 * chargeback that the provider writes as a refund of its payment. Rows of every other kind are skipped and counted.
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

/** What the types of a provider are, by `typeKey`. */
export type TypeTable = Readonly<Record<string, RowKind>>;

/** What types are compared by: `Payment_refund` is `payment refund`. */
export const typeKey = headerKey;

/** What rows of a type are; undefined of a type that no table knows, which is asked: it is never a payment by itself. */
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
