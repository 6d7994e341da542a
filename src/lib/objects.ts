/** Whether two plain values are equal. An undefined field equals a missing one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSame(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Looks up a text from a person or a file in a table. Undefined if the table does not have it: inherited names such as
 * `constructor` and `__proto__` do not count.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, term: string): Value | undefined {
  return Object.hasOwn(table, term) ? table[term] : undefined;
}

/** Parses JSON. Returns undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with named fields. A list is not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
