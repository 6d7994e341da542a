/** The word at a position of a list, or an empty text. */
export function termAt(words: readonly string[], place: number): string {
  return words[place] ?? '';
}

/** A list of words that grows. Each word has one position. */
export type Dictionary = {
  placeOf: (word: string) => number;
  /** Replaces a word in its position. Returns false if `by` is undefined or already has another position. */
  respell: (word: string, by: string | undefined) => boolean;
  words: () => readonly string[];
};

/** Creates a list that starts with these words. */
export function createDictionary(first: readonly string[]): Dictionary {
  const words = [...first];
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    placeOf: (word) => {
      const known = places.get(word);
      if (known !== undefined) return known;
      // A copy, because a slice of a file's text would keep the whole text in memory.
      const kept = Array.from(word).join('');
      places.set(kept, words.length);
      return words.push(kept) - 1;
    },
    respell: (word, by) => {
      const place = places.get(word);
      if (place === undefined) return true;
      if (by === undefined || places.has(by)) return false;
      words[place] = by;
      places.delete(word);
      places.set(by, place);
      return true;
    },
    words: () => words,
  };
}
