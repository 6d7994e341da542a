const LIMIT = 100_000;

/**
 * The same function, which remembers what a text came to: most texts of a column repeat. At 100,000 texts it starts
 * again, so that a column of ids cannot fill the memory.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
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
