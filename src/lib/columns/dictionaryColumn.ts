/** The word at a position of a list, or an empty text. */
export function termAt(terms: readonly string[], index: number): string {
  return terms[index] ?? '';
}

/** A list of words that grows. Each word has one position. */
export type Dictionary = {
  indexOf: (term: string) => number;
  /** Replaces a word in its position. Returns false if `by` is undefined or already has another position. */
  respell: (term: string, by: string | undefined) => boolean;
  terms: () => readonly string[];
};

/** Creates a list that starts with these words. */
export function createDictionary(first: readonly string[]): Dictionary {
  const terms = [...first];
  const indices = new Map(terms.map((term, index) => [term, index]));
  return {
    indexOf: (term) => {
      const known = indices.get(term);
      if (known !== undefined) return known;
      // A copy, because a slice of a file's text would keep the whole text in memory.
      const copy = Array.from(term).join('');
      indices.set(copy, terms.length);
      return terms.push(copy) - 1;
    },
    respell: (term, by) => {
      const index = indices.get(term);
      if (index === undefined) return true;
      if (by === undefined || indices.has(by)) return false;
      terms[index] = by;
      indices.delete(term);
      indices.set(by, index);
      return true;
    },
    terms: () => terms,
  };
}
