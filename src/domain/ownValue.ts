/**
 * What a table says of a word that a person or a file gave; undefined where it says nothing: the names that every object has
 * (`constructor`, `__proto__`) are none of its words.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
