import type { Field, FileKind, Plan, StatusMeaning } from '@/domain/imports/plan';
import { VOIDED } from '@/domain/payments/transactions';

/** Header keys of the fields that a file has; of several, the first that the file has counts. */
export type Headers = Readonly<Partial<Record<Field, readonly [string, ...string[]]>>>;

/** What the files of a provider look like (house, formats.md). */
export type Format = {
  name: string;
  /** What a workspace has; or shares of payments that other files bring, of which nothing is made. */
  holds: FileKind | 'shares';
  /** The fields without which its rows cannot be read, and those that some of its files have. */
  required: Headers;
  optional: Headers;
  /** Further header keys that all its files have, so that it is known by them. */
  marks?: readonly string[];
  /** Header keys of amounts that belong to the processor's fee too. */
  furtherFees?: readonly string[];
  /** The header keys of what is left of each amount once its fee is taken off; of its currency, where that may be another one. */
  checkedNet?: { credit: readonly string[]; debit?: string; currency?: string };
  /** The header key of the words that name the payment of a refund, as Stripe writes them. */
  refundNote?: string;
  setAside?: { header: string; words: readonly string[] };
  /** The header key of the column that gives amounts without a sign their direction, and its words for what left the account. */
  direction?: { header: string; debit: readonly string[] };
  /** What is certain of all its files. */
  rules: Partial<
    Omit<Plan, 'format' | 'columns' | 'setAside' | 'direction' | 'furtherFees' | 'refundNote' | 'checkedNet'>
  >;
};

/** Words of payments that did not count, by their own status: the console knows it of payments that were voided here. */
export function voidedWords(words: string): Record<string, StatusMeaning> {
  return Object.fromEntries(words.split(' | ').map((word) => [word, { own: VOIDED, isPaid: false }]));
}

/** What words mean, by the word, from the words of each meaning: these are parted by ` | `. */
export function byWord<Meaning extends string>(words: Record<Meaning, string>): Record<string, Meaning> {
  const meanings = Object.entries<string>(words) as [Meaning, string][];
  return Object.fromEntries(meanings.flatMap(([meaning, text]) => text.split(' | ').map((word) => [word, meaning])));
}
