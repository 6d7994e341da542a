const LIMIT = 100_000;

/**
 * Caches the results of a function by text, because most texts of a column repeat. The cache is cleared at 100,000
 * texts, so that a column of ids cannot fill the memory.
 */
export function memoizeByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= LIMIT) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
