/** Whether JSON can represent a value: it contains no bigint, no class instance and no cycle. */
export function isJsonValue(value: unknown, around: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint';
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  if (!isPlain || around.includes(value)) return false;
  const within = [...around, value];
  return Object.values(value).every((each) => typeof each === 'string' || isJsonValue(each, within));
}

/** The text of a value with its id, also if JSON cannot represent it. */
export function textOfValue(id: string, value: unknown): string {
  if (isJsonValue(value)) return JSON.stringify({ [id]: value ?? null });
  const written = new Set<unknown>();
  return JSON.stringify({ [id]: value }, (_key, each: unknown) => {
    if (typeof each === 'bigint') return `${each}n`;
    if (typeof each !== 'object' || each === null) return each;
    if (written.has(each)) return '(written above)';
    written.add(each);
    return each instanceof Map || each instanceof Set ? [...each] : each;
  });
}
