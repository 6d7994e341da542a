import { isSame } from '@/lib/isSame';

/** The fields that differ between two rows, with the values of the first row. */
export function differingFields(before: object, after: object | undefined): Record<string, unknown> {
  const [a, b] = [before, after ?? {}].map((row) => row as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const names = Object.keys({ ...a, ...b }).filter((name) => !isSame(a[name], b[name]));
  // A missing value becomes null, because undefined is not stored.
  return Object.fromEntries(names.map((name) => [name, a[name] ?? null]));
}
