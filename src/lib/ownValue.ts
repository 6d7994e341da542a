/**
 * Looks up a text from a person or a file in a table. Undefined if the table does not have it: inherited names such as
 * `constructor` and `__proto__` do not count.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, term: string): Value | undefined {
  return Object.hasOwn(table, term) ? table[term] : undefined;
}
