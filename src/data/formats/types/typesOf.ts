import { typeKey, type RowKind, type TypeTable } from '@/domain/imports/rowKinds';

/** Builds the table of a provider's types from the words of each kind. */
export function typesOf(terms: Readonly<Partial<Record<RowKind, readonly string[]>>>): TypeTable {
  const kinds = Object.entries(terms) as [RowKind, readonly string[]][];
  return Object.fromEntries(kinds.flatMap(([kind, types]) => types.map((type) => [typeKey(type), kind])));
}

/**
 * Types with the same meaning in every list of payments, for files without a known format. All other types are
 * questions.
 */
export const COMMON_TYPES = typesOf({
  payment: ['payment', 'charge', 'sale', 'purchase', 'card payment', 'zahlung', 'kartenzahlung', 'verkauf'],
  refund: ['refund', 'payment refund', 'partial refund', 'erstattung', 'rückerstattung', 'rückzahlung'],
  dispute: ['dispute', 'chargeback', 'chargeback reversal', 'dispute reversal'],
  fee: ['fee', 'gebühr'],
  transfer: ['transfer', 'top-up', 'deposit'],
  payout: ['payout', 'withdrawal', 'auszahlung'],
  hold: ['hold', 'authorization', 'reserve', 'release'],
});
