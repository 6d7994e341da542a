/** The word at a place of a list; none is an empty text. */
export function wordAt(words: readonly string[], place: number): string {
  return words[place] ?? '';
}

/** A list of words that grows, each with its place in it. */
export type WordList = {
  placeOf: (word: string) => number;
  /** Puts another word into the place of one, if that has a place; false where there is none, or it has a place of its own. */
  respell: (word: string, by: string | undefined) => boolean;
  words: () => readonly string[];
};

/** A list that starts with these words. */
export function createWords(first: readonly string[]): WordList {
  const words = [...first];
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    placeOf: (word) => {
      const known = places.get(word);
      if (known !== undefined) return known;
      // A copy: what is cut out of a file's text would keep all of that text.
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
