import { OWN_STATUSES, type DataSet, type StatusWord } from '@/data/dataSets/dataSet';
import { createWords } from '@/data/dataSets/columns/words';
import type { Plan } from '@/domain/imports/plan';

/** The lists that the rows of an import name their words by; those of the data set before come first, in their order. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary(statusWords: Plan['statuses'], before: DataSet | undefined) {
  const { words } = before ?? {};
  const statuses: StatusWord[] = [...(words?.statuses ?? OWN_STATUSES)];
  const statusPlaces = new Map<string, number>();
  for (const [word, meaning] of Object.entries(statusWords)) {
    const isKept = typeof meaning !== 'string';
    const own = OWN_STATUSES.find((status) => status.word === meaning);
    const status = own ?? { word: isKept ? meaning.own : meaning, isPaid: isKept && meaning.isPaid };
    const place = statuses.findIndex(({ word: known, isPaid }) => known === status.word && isPaid === status.isPaid);
    statusPlaces.set(word, place < 0 ? statuses.push(status) - 1 : place);
  }
  return {
    statuses,
    /** By the word in lower case; undefined where nobody said what it means. */
    statusPlaceOf: (word: string) => statusPlaces.get(word),
    merchants: createMerchantNames(before?.merchants.map(({ name }) => name) ?? []),
    zones: createWords(words?.zones ?? []),
    integrations: createWords(words?.integrations ?? ['']),
    partners: createWords(words?.partners ?? ['']),
  };
}

/** Names as one knows them: any white space as one blank, composed letters, and case as first met. */
function createMerchantNames(first: readonly string[]) {
  const places = new Map(first.map((name, place) => [name.toLowerCase(), place]));
  const names = [...first];
  const known = new Map<string, number>();
  const placeOfName = (text: string) => {
    const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const place = places.get(name.toLowerCase());
    if (place !== undefined || name === '') return place;
    places.set(name.toLowerCase(), names.length);
    return names.push(name) - 1;
  };
  return {
    /** Undefined for no name. */
    placeOf: (text: string) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const place = placeOfName(text);
      // A copy, as in a list of words.
      if (place !== undefined) known.set(Array.from(text).join(''), place);
      return place;
    },
    words: (): readonly string[] => names,
  };
}
