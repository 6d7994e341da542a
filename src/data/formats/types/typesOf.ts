import { typeKey, type RowKind, type TypeTable } from '@/domain/imports/rowKinds';

/** Builds the table of a provider's types from the words of each kind. */
export function typesOf(terms: Readonly<Partial<Record<RowKind, readonly string[]>>>): TypeTable {
  const kinds = Object.entries(terms) as [RowKind, readonly string[]][];
  return Object.fromEntries(kinds.flatMap(([kind, types]) => types.map((type) => [typeKey(type), kind])));
}
