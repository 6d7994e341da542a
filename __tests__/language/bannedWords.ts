/**
 * Words of the console's former private language, and what the glossary replaces, as patterns of plain English text. A word that the
 * language also needs (settled payments, the place of an event) is bound to the phrases in which it was wrong.
 */
export const PRIVATE_WORDS: readonly RegExp[] = [
  /\b(is|are|was|were|be|not) told\b/i,
  /\b(tells|tell|told)\b/i,
  /\b(stands|stood|standing)\b/i,
  /\bwork(s|ed)? out\b/i,
  /\b(taken?|takes|took|taking) (back|away|over)\b/i,
  /\b(brought|brings?|bringing) back\b/i,
  /\bsets? aside\b/i,
  /\bsetting aside\b/i,
  /\b(brought|brings?|bringing) (it |them |that |data |files? )?in\b/i,
  /\bwhoever\b/i,
  /\bwhatever\b/i,
  /\bat once\b/i,
  /\bhardly\b/i,
  /\bin the place of\b/i,
  /\bby then\b/i,
  /\bheard\b/i,
  /\bhappened here\b/i,
  /\blost rows\b/i,
  /\bsettles?\b/i,
  /\bsurroundings\b/i,
  /\bdoubts?\b/i,
  /\b(open|settled|\d+) breaks?\b/i,
  /\b(mend|mends|mended)\b/i,
  /\brepairs?\b/i,
  /\banew\b/i,
  /\bin debt\b/i,
  /\b(give|gives|gave|given|giving) back\b/i,
  /(?<!\bthere )\bis no\b(?! (longer|more))/i,
  /\bof its own\b/i,
  /\bof (their|his|her) own\b/i,
];

/** Terms that the glossary replaces, beyond the private words. */
export const REPLACED_TERMS: readonly RegExp[] = [
  /\bdivisions?\b/i,
  /\b(own|your own) data\b/i,
  /\blone refunds?\b/i,
  /\bhanded[- ]over\b/i,
  /\bwhat is left\b/i,
  /\bwhat was paid\b/i,
];

/** A reader of the code cannot open a document outside of the repository, so a comment gives the reason and cites no section. */
export const CITED_DOCUMENTS: readonly RegExp[] = [
  /\((product|product rules|specification|house)\b[^)]*\)/i,
  /\bsections? \d+\b/i,
  /\b(product|house|words|screens|server|platforms|look|spec|formats)\.md\b/i,
];

export const BRITISH_SPELLING: readonly RegExp[] = [
  /\b\w+(recogni|organi|summari|normali|seriali|initiali|capitali|authori|minimi|maximi|optimi|customi)s(e|es|ed|ing|ation)\b/i,
  /\b(recogni|organi|summari|normali|seriali|initiali|capitali|authori|minimi|maximi|optimi|customi)s(e|es|ed|ing|ation)\b/i,
  /\bcancell(ed|ing)\b/i,
  /\b(colou?rs?|honours?|behaviours?|favou?rites?|neighbours?)\b(?<!\bcolors?)(?<!\bfavorites?)/i,
  /\b(centre|licence|grey|catalogue|cheque|analyse|analysed)\b/i,
  /\be-mail/i,
  /\d %/,
];

/** 'Accept it as it is' names nothing: the noun of the button is missing. */
export const VAGUE_LABEL = /\b(it|that|this one)\b/i;
const LONGEST_LABEL = 5;
export const isLabel = (text: string) => text.split(' ').length <= LONGEST_LABEL && !/[.?!:…]$/.test(text);

export function matching(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** In the names of code, spaced into words. */
export const BANNED_NAME_PARTS =
  /\b(tells?|told|stands|stood|standing|worked out|work out|taken back|take back|brought back|bring back|set aside|bring in|brought in|beside|whoever|whatever|at once|hardly|by then|heard|hear|happened|lost rows|surroundings|doubts?|mends?|mended|repairs?|anew|in debt|give back|gives back|given back)\b/;

/** Everyday words and prepositions in names, for which the code has a term: an index, a cache, a record, a resumable function. */
export const EVERYDAY_NAME_PARTS =
  /\b(each|own(?! value\b)|places?|late|kept|keeping|telling|untold|lone|in steps|at risk|by hand)\b/;

/** Names with these parts that stay: fields of stored values and of recorded states, recorded actions, and terms of JavaScript. */
export const STORED_EVERYDAY_NAMES: ReadonlySet<string> = new Set([
  // The own properties of an object: a term of JavaScript.
  'ownKeys',
  // Fields of preferences, column mappings, reports and recorded states.
  'kept',
  'isKept',
  'own',
  'ownOptions',
  'loneRefunds',
  // Recorded actions.
  'keepingFailed',
  'keepingResumed',
  // A value of the detail of an exported journal.
  'each',
]);

/** Names that stored entries, data sets, problem reports or Redux actions in recordings have, so that they cannot change. */
export const STORED_NAMES: ReadonlySet<string> = new Set([
  // Fields of a merchant in data sets, and a step of a payment's history.
  'told',
  // The collection of reversals, and the field of a restored one.
  'takenBack',
  'broughtBack',
  // State of the inbox in problem reports.
  'heardIds',
  // A dialog and an action in problem reports.
  'bringInReport',
  'reportBroughtIn',
]);
