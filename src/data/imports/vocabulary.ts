import { BUILT_IN_STATUSES, type DataSet, type NamedMerchant, type StatusTerm } from '@/data/dataSets/dataSet';
import { createDictionary } from '@/lib/columns/dictionaryColumn';
import type { Plan } from '@/domain/imports/plan';

/** The word lists of an import. The words of the previous data set come first, in their order. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary(statusMeanings: Plan['statuses'], before: DataSet | undefined) {
  const { words: dictionaries } = before ?? {};
  const statuses: StatusTerm[] = [...(dictionaries?.statuses ?? BUILT_IN_STATUSES)];
  const statusIndices = new Map<string, number>();
  for (const [term, meaning] of Object.entries(statusMeanings)) {
    const matches = typeof meaning !== 'string';
    const builtIn = BUILT_IN_STATUSES.find((status) => status.word === meaning);
    const status = builtIn ?? { word: matches ? meaning.own : meaning, isPaid: matches && meaning.isPaid };
    const index = statuses.findIndex(({ word: known, isPaid }) => known === status.word && isPaid === status.isPaid);
    statusIndices.set(term, index < 0 ? statuses.push(status) - 1 : index);
  }
  return {
    statuses,
    /** The meaning of a status by its word in lower case. Undefined if it is not mapped. */
    statusIndexOf: (term: string) => statusIndices.get(term),
    merchants: createNames(before?.merchants ?? []),
    /** The integrations of files by id. */
    splits: new Map(before?.integrations.map(({ id, split }) => [id, split])),
    zones: createDictionary(dictionaries?.zones ?? []),
    integrations: createDictionary(dictionaries?.integrations ?? ['']),
    partners: createNames((dictionaries?.partners ?? ['']).map((name) => ({ name }))),
  };
}

/** Whether a payment with this status can have refunds: it is paid and settled. */
export function isRefundableStatus({ statuses }: Pick<Vocabulary, 'statuses'>, index: number): boolean {
  const status = statuses[index];
  return status?.isPaid === true && status.word !== 'Pending';
}

/**
 * Normalizes names: white space becomes one blank, letters are composed, and the first spelling of upper and lower case
 * counts. An id of a merchant file is replaced by its name.
 */
export function createNames(first: readonly NamedMerchant[]) {
  const named: NamedMerchant[] = first.map(({ name, told: reported, id }) => ({
    name,
    ...(reported && { told: reported }),
    ...(id !== undefined && { id }),
  }));
  const indices = new Map(named.map(({ name }, index) => [name.toLowerCase(), index]));
  named.forEach(({ told: reported }, index) => {
    // A name of a payment takes precedence over an id of a merchant file.
    for (const text of [reported?.name, reported?.fileId])
      if (text && !indices.has(text.toLowerCase())) indices.set(text.toLowerCase(), index);
  });
  const known = new Map<string, number>();
  const indexOfName = (text: string) => {
    const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const index = indices.get(name.toLowerCase());
    if (index !== undefined || name === '') return index;
    indices.set(name.toLowerCase(), named.length);
    return named.push({ name }) - 1;
  };
  return {
    /** Undefined for an empty name. */
    indexOf: (text: string) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const index = indexOfName(text);
      // A copy, so that the whole text of the file is not kept in memory.
      if (index !== undefined) known.set(Array.from(text).join(''), index);
      return index;
    },
    /** Undefined if no merchant has the name or id. */
    find: (text: string) => indices.get(text.toLowerCase()),
    terms: (): readonly string[] => named.map(({ name }) => name),
    named: (): readonly NamedMerchant[] => named,
  };
}
