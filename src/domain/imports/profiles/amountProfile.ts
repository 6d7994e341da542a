import { bareAmount } from '@/domain/imports/amountTexts';
import type { Cells } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/values/readAmount';

type Mark = NonNullable<Plan['decimalMark']>;

// Three decimals, because 14.000 can be read as two different amounts.
const BY_DOT = { decimals: 3, decimalMark: '.', isMinorUnits: false } as const;
const BY_COMMA = { ...BY_DOT, decimalMark: ',' } as const;

/** Profiles all amounts of a file, one text at a time. */
export function profileAmounts() {
  // Texts that only one mark can read, and whether any text has decimals with that mark.
  const only: Record<Mark, string[]> = { '.': [], ',': [] };
  const hasDecimals = { '.': false, ',': false };
  const currencies = new Map<string, number>();
  const doubtful: string[] = [];
  const examples: string[] = [];

  const see = (cells: Cells, column: number): void => {
    // Once the mark is known, most texts add nothing.
    if (hasDecimals['.'] && only['.'].length > 0 && hasOnly(cells, column, '.')) return;
    if (hasDecimals[','] && only[','].length > 0 && hasOnly(cells, column, ',')) return;
    const text = cells.textAt(column);
    const bare = bareAmount(text);
    if (bare === undefined) return;
    const { number, currency } = bare;
    const [byDot, byComma] = [readAmount(number, BY_DOT), readAmount(number, BY_COMMA)];
    const [isDot, isComma] = [byDot !== 'amount unreadable', byComma !== 'amount unreadable'];
    if (!isDot && !isComma) return;
    addExample(examples, text);
    if (currency !== '') currencies.set(currency, (currencies.get(currency) ?? 0) + 1);
    if (isDot && number.includes('.')) hasDecimals['.'] = true;
    if (isComma && number.includes(',')) hasDecimals[','] = true;
    if (isDot !== isComma) addExample(only[isDot ? '.' : ','], text);
    else if (byDot !== byComma) addExample(doubtful, text);
  };

  return {
    see,
    /**
     * The decimal mark that every text can have. Undefined if both are possible, or if texts contradict each other. The
     * expected mark counts if no text has the other one.
     */
    decimalMark: (expected?: Mark): Mark | undefined => {
      if (only['.'].length > 0) return only[','].length > 0 ? undefined : '.';
      if (only[','].length > 0) return ',';
      if (doubtful.length === 0) return '.';
      return expected && !hasDecimals[expected === '.' ? ',' : '.'] ? expected : undefined;
    },
    /** False if amounts have decimals (and the currency has some), or if there are none. Undefined is a question. */
    isMinorUnits: (mark: Mark, decimals: number): false | undefined =>
      examples.length === 0 || hasDecimals[mark] === decimals > 0 ? false : undefined,
    /** A few ambiguous amounts: those that can be read in two ways, or that contradict each other. */
    doubtful: (): string[] => [...only['.'].slice(0, 1), ...only[','].slice(0, 1), ...doubtful].slice(0, 3),
    /** The first few amounts. */
    examples: examples as readonly string[],
    /** The signs and codes beside amounts, with their counts. */
    currencies: currencies as ReadonlyMap<string, number>,
  };
}

/** Whether a cell begins and ends with a digit and has at most one mark between, which is this one. */
function hasOnly(cells: Cells, column: number, mark: Mark): boolean {
  if (!isBetweenDigits(cells, column)) return false;
  const { bytes, starts, ends } = cells;
  const end = Number(ends[column]);
  const [dot, comma] = [46, 44];
  const expected = mark.charCodeAt(0);
  let marks = 0;
  for (let at = Number(starts[column]); at < end; at++) {
    if (bytes[at] === expected) marks += 1;
    else if (bytes[at] === dot || bytes[at] === comma) return false;
  }
  return marks <= 1;
}

/**
 * Whether a cell begins and ends with a digit, as most amounts do, so that it needs no string. For a cell without text,
 * which adds nothing to a profile, it may be either.
 */
export function isBetweenDigits({ bytes, starts, ends }: Cells, column: number): boolean {
  return isDigit(Number(bytes[Number(starts[column])])) && isDigit(Number(bytes[Number(ends[column]) - 1]));
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

const MOST = 3;

/** Keeps the first few different texts as examples of a question. */
export function addExample(examples: string[], text: string): void {
  if (examples.length < MOST && !examples.includes(text)) examples.push(text);
}
