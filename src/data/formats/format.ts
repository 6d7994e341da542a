import type { Field, FileKind, Plan, StatusMeaning } from '@/domain/imports/plan';
import { VOIDED } from '@/domain/payments/vocabulary';

/** The header keys of each field. If a file has several of them, the first one is used. */
export type Headers = Readonly<Partial<Record<Field, readonly [string, ...string[]]>>>;

export type Format = {
  name: string;
  /** What the rows become; `shares` are shares of payments in other files and are not imported. */
  holds: FileKind | 'shares';
  /** The fields that the rows require, and those that only some files have. */
  required: Headers;
  optional: Headers;
  /** Further header keys that all files of the format have. They help to recognize it. */
  marks?: readonly string[];
  /** Header keys of amounts that are part of the processor fee. */
  furtherFees?: readonly string[];
  /** The header keys of the net of each amount, and of the currency of the net if it may differ. */
  checkedNet?: { credit: readonly string[]; debit?: string; currency?: string };
  /** The header key of a column that names the refunded payment, as Stripe writes it. */
  refundNote?: string;
  skipped?: { header: string; words: readonly string[] };
  /**
   * The header key of a column with the direction of amounts without a sign, and its words for money that left the
   * account.
   */
  direction?: { header: string; debit: readonly string[] };
  /** Settings that are the same for all files of the format. */
  rules: Partial<
    Omit<Plan, 'format' | 'columns' | 'setAside' | 'direction' | 'furtherFees' | 'refundNote' | 'checkedNet'>
  >;
};

/** The meaning of words for payments that did not count: the status Voided, as after a void in the console. */
export function voidedMeanings(terms: string): Record<string, StatusMeaning> {
  return Object.fromEntries(terms.split(' | ').map((term) => [term, { own: VOIDED, isPaid: false }]));
}

/** A table from word to meaning, built from the words of each meaning, which are separated by ` | `. */
export function meaningsByText<Meaning extends string>(terms: Record<Meaning, string>): Record<string, Meaning> {
  const meanings = Object.entries<string>(terms) as [Meaning, string][];
  return Object.fromEntries(meanings.flatMap(([meaning, text]) => text.split(' | ').map((term) => [term, meaning])));
}
