import { isSame } from '@/domain/isSame';

/** The fields that differ between two rows, as they are in the first; those of neither are left out. */
export function differingFields(before: object, after: object | undefined): Record<string, unknown> {
  const [one, other] = [before, after ?? {}].map((row) => row as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const names = Object.keys({ ...one, ...other }).filter((name) => !isSame(one[name], other[name]));
  // What was not there is told as null: undefined is no value that is kept.
  return Object.fromEntries(names.map((name) => [name, one[name] ?? null]));
}
